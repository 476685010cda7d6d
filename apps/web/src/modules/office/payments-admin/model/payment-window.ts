/** The remaining time to confirm a payment (specification, sections 4 and 9). */
import type { Reservation } from "@podium/shared/contracts/reservations";

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
const MANY_DAYS = 5;
export const SOME_DAYS = 3;

/** `many`: 5 days or more, green; `some`: 3 or 4, orange; `few`: less, red; `over`: expired. */
export type DaysLeft = "many" | "some" | "few" | "over";

/** @param left milliseconds until the reservation expires */
export function daysLeft(left: number): DaysLeft {
  if (left <= 0) return "over";
  const days = Math.floor(left / DAY_MS);
  if (days >= MANY_DAYS) return "many";
  return days >= SOME_DAYS ? "some" : "few";
}

/**
 * Urgency of a payment. A reservation with an unverified address has a day instead of a week, and would be red from the
 * start: its time left is therefore scaled to a week.
 */
export function urgencyOf(
  { reservedAt, expiresAt, longerUntil }: Pick<Reservation, "reservedAt" | "expiresAt" | "longerUntil">,
  left: number,
): DaysLeft {
  if (longerUntil === undefined) return daysLeft(left);
  const window = Date.parse(expiresAt) - Date.parse(reservedAt);
  return daysLeft(window > 0 ? (left * WEEK_MS) / window : left);
}

/** Whether the reservation awaits or missed its payment, by any method, or is a transfer (decisions, section 14). */
export function isFollowed({
  status,
  paymentMethod,
  totalprice,
}: Pick<Reservation, "status" | "paymentMethod" | "totalprice">): boolean {
  return totalprice > 0 && (status === "PENDING" || status === "EXPIRED" || paymentMethod === "MANUAL");
}
