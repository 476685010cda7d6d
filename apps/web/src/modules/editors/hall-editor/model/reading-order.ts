import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { decorKey, type ElementKey, groupKey, keyParts, seatKey } from "./drawing.ts";

/** Order of Tab: stage, groups by zone (as screen readers read them to visitors), decor. Inside a group, its seats. */
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

/** Includes both ends, and only elements of `from`'s type. If the order does not contain `from`, the range is `to`. */
export function rangeOf(order: readonly ElementKey[], from: ElementKey, to: ElementKey): ElementKey[] {
  const [start, end] = [order.indexOf(from), order.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  const isSeat = keyParts(from).type === "seat";
  return order
    .slice(Math.min(start, end), Math.max(start, end) + 1)
    .filter((key) => (keyParts(key).type === "seat") === isSeat);
}
