import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { decorKey, type ElementKey, groupKey, keyParts, seatKey } from "./drawing.ts";

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

/**
 * Returns the elements between two others in an order, both included, in either direction. Only elements of the type
 * of `from` are returned: in a list where seats follow their rows, seats and groups are not mixed.
 * @param from start of the range; if the order does not contain it, the range is only `to`
 */
export function rangeOf(order: readonly ElementKey[], from: ElementKey, to: ElementKey): ElementKey[] {
  const [start, end] = [order.indexOf(from), order.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  const isSeat = keyParts(from).type === "seat";
  return order
    .slice(Math.min(start, end), Math.max(start, end) + 1)
    .filter((key) => (keyParts(key).type === "seat") === isSeat);
}
