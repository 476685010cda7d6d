import { type ElementKey, keyParts } from "./drawing.ts";

/**
 * Returns the elements between two others in an order, both included, whichever comes first. Seats and groups are never
 * mixed: from a list where seats stand below their rows, it takes elements of the type of `from`.
 *
 * @param from where the range begins; when the order does not have it, the range is `to` alone
 */
export function rangeOf(order: readonly ElementKey[], from: ElementKey, to: ElementKey): ElementKey[] {
  const [start, end] = [order.indexOf(from), order.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  const isSeat = keyParts(from).type === "seat";
  return order
    .slice(Math.min(start, end), Math.max(start, end) + 1)
    .filter((key) => (keyParts(key).type === "seat") === isSeat);
}
