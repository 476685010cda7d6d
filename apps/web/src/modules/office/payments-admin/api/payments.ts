import type { Reservation } from "@podium/shared/contracts/reservations";
import { reservationListQuery } from "#entities/reservations/reservation-list.ts";
import { backend, type Backend } from "#live/live.ts";
import { pagedListQuery } from "#live/paged-list.ts";
import { api } from "#platform/api-client.ts";
import type { ListView } from "#platform/list-view.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
const MANY_DAYS = 5;
const SOME_DAYS = 3;

export const PAYMENTS_KEY = ["payments-admin"];

/** @param onChange receives a label for each change to highlight */
export function paymentsQuery(
  view: ListView,
  onChange: (word: string, reservation: Reservation) => void,
  from: Backend = backend,
) {
  const key = [...PAYMENTS_KEY, "list"];
  return reservationListQuery(key, view, from.api.listPayments, { belongs: isFollowed, onChange }, from);
}

/** Only the total is used. */
export const waitingPaymentsQuery = pagedListQuery(
  [...PAYMENTS_KEY, "waiting", "all"],
  { search: "", pageIndex: 0, pageSize: 1, sort: undefined },
  ({ query, signal }) => api.listPayments({ query: { ...query, status: "PENDING" }, signal }),
  { room: backend.rooms.payments },
);

/** The first few payments that expire soon, soonest first. */
export const expiringPaymentsQuery = pagedListQuery(
  [...PAYMENTS_KEY, "waiting", "expiring"],
  { search: "", pageIndex: 0, pageSize: 5, sort: { id: "timeLeft", desc: false } },
  ({ query, signal }) =>
    api.listPayments({ query: { ...query, status: "PENDING", lapsesWithinDays: SOME_DAYS }, signal }),
  { room: backend.rooms.payments },
);

/**
 * Days to confirm a payment (specification, sections 4 and 9). `many`: 5 days or more, green; `some`: 3 or 4, orange;
 * `few`: less, red; `over`: expired.
 */
export type DaysLeft = "many" | "some" | "few" | "over";

/** @param left milliseconds until the reservation expires */
export function daysLeft(left: number): DaysLeft {
  if (left <= 0) return "over";
  const days = Math.floor(left / DAY_MS);
  if (days >= MANY_DAYS) return "many";
  return days >= SOME_DAYS ? "some" : "few";
}

/** Scaled to a week: an unverified address has a day instead of a week, and would be red from the start. */
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
