import type { HallPlan } from "@podium/shared/contracts/hall-plan";

const TINTS = 6;

/** Returns the tint of a zone, by its position; six can be distinguished. Null for a single zone. */
export function tintOf({ zones }: HallPlan, zone: string): number | null {
  const place = zones.length < 2 ? -1 : zones.findIndex(({ id }) => id === zone);
  return place < 0 ? null : place % TINTS;
}
