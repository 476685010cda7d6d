import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { decorKey, type ElementKey, groupKey, seatKey } from "./drawing.ts";

/**
 * The order of Tab in a drawing: the stage, then the groups by zone from the stage to the back, as screen readers
 * read them to visitors, then the decor. Inside a group, its seats.
 */
export function readingOrder(plan: HallPlan, within: string | null): ElementKey[] {
  if (within !== null) {
    const group = plan.groups.find(({ id }) => id === within);
    return group?.seats.map((_, index) => seatKey(within, index)) ?? [];
  }
  const zones = new Map(plan.zones.map(({ id }, place) => [id, place]));
  const groups = plan.groups.toSorted((a, b) => (zones.get(a.zone) ?? zones.size) - (zones.get(b.zone) ?? zones.size));
  return ["stage", ...groups.map(({ id }) => groupKey(id)), ...plan.decor.map((_, index) => decorKey(index))];
}

/** The element after (or before) the selection; null past the ends, where the focus leaves the drawing. */
export function nextElement(
  order: readonly ElementKey[],
  selection: ReadonlySet<ElementKey>,
  by: 1 | -1,
): ElementKey | null {
  const places = [...selection].map((key) => order.indexOf(key)).filter((place) => place >= 0);
  if (places.length === 0) return (by === 1 ? order[0] : order.at(-1)) ?? null;
  const next = by === 1 ? Math.max(...places) + 1 : Math.min(...places) - 1;
  return order[next] ?? null;
}
