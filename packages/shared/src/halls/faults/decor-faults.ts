import type { HallPlan, PlanDecor } from "../../contracts/hall-plan.ts";
import { isInside, type PlanFault } from "./plan-fault.ts";

const NAMES: Record<PlanDecor["kind"], string> = {
  aisle: "Het gangpad",
  rail: "De balustrade",
  desk: "De regietafel",
  bar: "De toog",
  door: "De deur",
  text: "De tekst",
};

export function decorFaults(plan: HallPlan): PlanFault[] {
  return plan.decor.flatMap((decor, index) => {
    if (isInside(plan, decor) && Number.isFinite(decor.bend ?? 0)) return [];
    const name = decor.label === "" ? NAMES[decor.kind] : `${NAMES[decor.kind]} '${decor.label}'`;
    const message = `${name} steekt buiten de tekening. Schuif dit naar binnen, of maak de tekening groter.`;
    return [{ path: ["decor", index], message }];
  });
}
