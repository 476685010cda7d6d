import type { HallPlan } from "@podium/shared/contracts/hall-plan";

const TINTS = 6;

/** The look of a zone: its place among the zones, of which six are told apart. Null where there is only one. */
export function tintOf({ zones }: HallPlan, zone: string): number | null {
  const place = zones.length < 2 ? -1 : zones.findIndex(({ id }) => id === zone);
  return place < 0 ? null : place % TINTS;
}
