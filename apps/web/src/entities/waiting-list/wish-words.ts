import type { Wish } from "@podium/shared/contracts/waiting-list";

/** '1 plaats', '4 plaatsen' */
export function countedPlaces(count: number): string {
  return count === 1 ? "1 plaats" : `${count} plaatsen`;
}

/** '4 plaatsen naast elkaar', '1 plaats' */
export function wishWords({ seats, together }: Wish): string {
  return `${countedPlaces(seats)}${together && seats > 1 ? " naast elkaar" : ""}`;
}
