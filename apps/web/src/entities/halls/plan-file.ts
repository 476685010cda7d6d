import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { MAX_PLAN_MEGABYTES } from "@podium/shared/contracts/limits";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { seatsSent } from "@podium/shared/halls/drafts";
import { MAX_HALL_SEATS } from "@podium/shared/halls/faults";
import { saveFile } from "#ui/save-file.ts";

const numbers = new Intl.NumberFormat("nl-BE");

function planFileName(name: string): string {
  const plain = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return `zaal-${plain || "zonder-naam"}.json`;
}

export function savePlanFile(plan: HallPlan): void {
  saveFile(planFileName(plan.name), new Blob([JSON.stringify(plan, null, 2)], { type: "application/json" }));
}

export class WrongPlanError extends Error {
  /** Dutch sentences, each with its place. */
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super("De tekening in dit bestand klopt niet. Verbeter het bestand, of exporteer de zaal opnieuw.");
    this.faults = faults;
  }
}

/** Reads the plan from an export file. @throws Error with a Dutch sentence for the screen */
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
  return readPlan(text);
}

async function readPlan(text: string): Promise<HallPlan> {
  const [{ hallPlanSchema }, { fewFaults, shapeFaults }] = await Promise.all([
    import("@podium/shared/contracts/hall-plan"),
    import("@podium/shared/halls/shape-faults"),
  ]);
  const content = await readJson(text);
  const seats = seatsSent(content);
  if (seats > MAX_HALL_SEATS)
    throw new Error(
      `Deze zaal heeft ${countedPlaces(seats)}; ten hoogste ${numbers.format(MAX_HALL_SEATS)} kan. Verdeel ze over twee zalen.`,
    );
  const { data, error } = hallPlanSchema.safeParse(content);
  if (data) return data;
  // A file without any part of a drawing is another kind of file.
  if (typeof content !== "object" || content === null || !("groups" in content || "stage" in content))
    throw new Error(
      "In dit bestand staat geen zaal zoals wij ze kennen. Exporteer de zaal opnieuw en kies dat bestand.",
    );
  throw new WrongPlanError(fewFaults(shapeFaults(content, error.issues)));
}

async function readJson(text: string): Promise<unknown> {
  try {
    return JSON.parse(text);
  } catch {
    if (!text.trimStart().startsWith("{"))
      throw new Error(
        "Dit is geen zaal: het bestand heeft een andere inhoud. Kies een bestand dat u met ‘Exporteren’ maakte.",
      );
    const { line, found } = (await import("./json-fault.ts")).findJsonFault(text);
    if (found === "") throw new Error("Het einde van dit bestand ontbreekt. Exporteer de zaal opnieuw.");
    throw new Error(
      `Regel ${line} van dit bestand is geen geldige JSON: ‘${found}’ kan daar niet staan. Verbeter die regel, of exporteer de zaal opnieuw.`,
    );
  }
}
