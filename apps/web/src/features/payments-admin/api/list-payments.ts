import type { Reservation } from "@podium/shared/contracts/reservations";
import { reservationListQuery } from "#entities/reservations/reservation-list.ts";
import { type Backend, backend } from "#live/live.ts";
import type { ListView } from "#platform/list-view.ts";
import { isTransfer } from "#features/payments-admin/payment-window.ts";
import { PAYMENTS_KEY } from "#features/payments-admin/use-confirm-payment.ts";

const LIST_KEY = [...PAYMENTS_KEY, "list"];

/** @param onChange labels a change that deserves a highlight */
export function paymentsQuery(
  view: ListView,
  onChange: (word: string, reservation: Reservation) => void,
  from: Backend = backend,
) {
  return reservationListQuery(LIST_KEY, view, from.api.listPayments, { belongs: isTransfer, onChange }, from);
}
