import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { MAX_HALL_SEATS } from "@podium/shared/halls/faults";
import { saveFile } from "#ui/save-file.ts";
import { countedPlaces, placesOf } from "./places.ts";

/** Twice what the largest hall that may be published takes. */
export const MAX_PLAN_MEGABYTES = 1;
const numbers = new Intl.NumberFormat("nl-BE");

/** 'zaal-parochiezaal-2.json' */
function planFileName(name: string): string {
  const plain = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return `zaal-${plain || "zonder-naam"}.json`;
}

/** The export file: what `readPlanFile` reads. */
export function savePlanFile(plan: HallPlan): void {
  saveFile(planFileName(plan.name), new Blob([JSON.stringify(plan, null, 2)], { type: "application/json" }));
}

/** The plan of an export file. @throws Error with a Dutch sentence for the screen */
export async function readPlanFile(file: File): Promise<HallPlan> {
  if (file.size > MAX_PLAN_MEGABYTES * 1_000_000)
    throw new Error(
      `Dit bestand is te groot voor een zaal: ten hoogste ${MAX_PLAN_MEGABYTES} MB. Kies een ander bestand.`,
    );
  let text: string;
  try {
    text = await file.text();
  } catch {
    throw new Error("Dit bestand kon niet gelezen worden. Kies het opnieuw.");
  }
  const plan = await readPlan(text);
  const seats = placesOf(plan);
  if (seats > MAX_HALL_SEATS)
    throw new Error(
      `Deze zaal heeft ${countedPlaces(seats)}; ten hoogste ${numbers.format(MAX_HALL_SEATS)} kan. Verdeel ze over twee zalen.`,
    );
  return plan;
}

async function readPlan(text: string): Promise<HallPlan> {
  const { hallPlanSchema } = await import("@podium/shared/contracts/hall-plan");
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error(
      "Dit is geen zaal: het bestand heeft een andere inhoud. Kies een bestand dat u met ‘Exporteren’ maakte.",
    );
  }
  const parsed = hallPlanSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new Error(
    "In dit bestand staat geen zaal zoals wij ze kennen, of er is iets aan veranderd. Exporteer de zaal opnieuw en kies dat bestand.",
  );
}
