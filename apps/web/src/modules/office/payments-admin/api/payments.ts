import type { Reservation } from "@podium/shared/contracts/reservations";
import { reservationListQuery } from "#entities/reservations/reservation-list.ts";
import { type Backend, backend } from "#live/live.ts";
import { pagedListQuery } from "#live/paged-list.ts";
import { api } from "#platform/api-client.ts";
import type { ListView } from "#platform/list-view.ts";
import { isFollowed, SOME_DAYS } from "#modules/office/payments-admin/model/payment-window.ts";

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
