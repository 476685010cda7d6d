import type { HallPlan } from "@podium/shared/contracts/hall-plan";

/** Counts the places of a plan, which may be a draft. */
export function placesOf({ groups }: HallPlan): number {
  return groups.reduce((sum, { seats }) => sum + seats.length, 0);
}
