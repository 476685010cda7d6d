import type { PaymentOutcome } from "@podium/shared/contracts/online-payments";
import { ownReservationQuery } from "#entities/reservations/own-reservations.ts";
import { REPAIR_MS } from "#live/follow.ts";
import { type Backend, backend } from "#live/live.ts";

/** Visitors wait for the provider here: poll often, also without a live connection. */
const WAITING_MS = 3000;

/** The outcome of the user's online payment. */
export function paymentOutcomeQuery(reservationId: string, from: Backend = backend) {
  return ownReservationQuery<PaymentOutcome>("outcome", reservationId, from, {
    fetch: (signal) => from.api.getPaymentOutcome({ params: { id: reservationId }, signal }),
    repairEvery: (outcome) => (outcome?.reservation.status === "PENDING" ? WAITING_MS : REPAIR_MS),
  });
}

export function transferDetailsQuery(reservationId: string, from: Backend = backend) {
  return ownReservationQuery("transfer", reservationId, from, {
    fetch: (signal) => from.api.getTransferDetails({ params: { id: reservationId }, signal }),
  });
}
