import type { HallPlan } from "../../contracts/hall-plan.ts";
import { isInside, isUsableSide, type PlanFault, SIDES, textFault } from "./plan-fault.ts";

const SMALLEST_STAGE = 20;

const SIDE_WORDS = [
  ["width", "breedte"],
  ["height", "hoogte"],
] as const;

/** Finds faults of the hall's name, the drawing's size and the stage. */
export function frameFaults(plan: HallPlan): PlanFault[] {
  const faults: PlanFault[] = [];
  const name = textFault(plan.name, "De naam van de zaal", {
    max: 80,
    missing: "Deze zaal heeft nog geen naam. Geef ze er een.",
  });
  if (name) faults.push({ path: ["name"], message: name });
  for (const [side, word] of SIDE_WORDS) {
    if (isUsableSide(plan[side])) continue;
    const message = `De ${word} van de tekening is niet bruikbaar. Kies een getal van ${SIDES.min} tot ${SIDES.max}.`;
    faults.push({ path: [side], message });
  }
  return [...faults, ...stageFaults(plan)];
}

function stageFaults(plan: HallPlan): PlanFault[] {
  const { stage } = plan;
  const isSeen = stage.width >= SMALLEST_STAGE && stage.height >= SMALLEST_STAGE;
  if (!isSeen) return [{ path: ["stage"], message: "Het podium is te klein om te zien. Maak het groter." }];
  if (isInside(plan, stage)) return [];
  const message = "Het podium steekt buiten de tekening. Schuif het naar binnen, of maak de tekening groter.";
  return [{ path: ["stage"], message }];
}
