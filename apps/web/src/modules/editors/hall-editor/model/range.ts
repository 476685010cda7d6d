import { type ElementKey, keyParts } from "./drawing.ts";

/**
 * Returns the elements between two others in an order, both included, in either direction. Only elements of the type
 * of `from` are returned: in a list where seats follow their rows, seats and groups are not mixed.
 *
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
