import type { HallPlan } from "../contracts/hall-plan.ts";
import { decorFaults } from "./faults/decor-faults.ts";
import { frameFaults } from "./faults/frame-faults.ts";
import { groupFaults } from "./faults/group-faults.ts";
import type { PlanFault } from "./faults/plan-fault.ts";
import { zoneFaults } from "./faults/zone-faults.ts";

export type { PlanFault } from "./faults/plan-fault.ts";

export const MAX_HALL_SEATS = 3000;
const MAX_HALL_GROUPS = 500;

const numbers = new Intl.NumberFormat("nl-BE");

/**
 * Returns every fault of a plan (decisions, section 10), in the order of the plan; empty when it can be published.
 * Takes a few milliseconds for the largest hall, as the editor calls it at each change.
 */
export function findFaults(plan: HallPlan): PlanFault[] {
  return [...frameFaults(plan), ...zoneFaults(plan), ...countFaults(plan), ...groupFaults(plan), ...decorFaults(plan)];
}

function countFaults({ groups }: HallPlan): PlanFault[] {
  const seats = groups.reduce((sum, group) => sum + group.seats.length, 0);
  const faults: PlanFault[] = [];
  const add = (message: string): void => void faults.push({ path: ["groups"], message });
  if (groups.length === 0) add("Deze zaal heeft nog geen plaatsen. Voeg een rij of een tafel toe.");
  if (groups.length > MAX_HALL_GROUPS)
    add(
      `Deze zaal heeft ${numbers.format(groups.length)} rijen, tafels en losse plaatsen; ten hoogste ${MAX_HALL_GROUPS} kan. Voeg er samen, of verdeel ze over twee zalen.`,
    );
  if (seats > MAX_HALL_SEATS)
    add(
      `Deze zaal heeft ${numbers.format(seats)} plaatsen; ten hoogste ${numbers.format(MAX_HALL_SEATS)} kan. Verwijder er, of verdeel ze over twee zalen.`,
    );
  return faults;
}
