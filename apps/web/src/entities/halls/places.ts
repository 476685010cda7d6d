import type { HallPlan } from "@podium/shared/contracts/hall-plan";

const numbers = new Intl.NumberFormat("nl-BE");

/** '1 plaats', '1.250 plaatsen' */
export function countedPlaces(count: number): string {
  return count === 1 ? "1 plaats" : `${numbers.format(count)} plaatsen`;
}

/** How many places are drawn, also of a draft. */
export function placesOf({ groups }: HallPlan): number {
  return groups.reduce((sum, { seats }) => sum + seats.length, 0);
}
