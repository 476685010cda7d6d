import type { HallPlan } from "@podium/shared/contracts/hall-plan";

/** How many places are drawn, also of a draft. */
export function placesOf({ groups }: HallPlan): number {
  return groups.reduce((sum, { seats }) => sum + seats.length, 0);
}
