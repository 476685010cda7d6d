import type { PaymentOutcome } from "@podium/shared/contracts/payments";
import { useMutation } from "@tanstack/react-query";
import { OWN_RESERVATIONS_KEY, reservationDetailsQuery } from "#entities/reservations/own-reservations.ts";
import { REPAIR_MS } from "#live/follow.ts";
import { type Backend, backend } from "#live/live.ts";
import { useResetOnReturn } from "#platform/use-reset-on-return.ts";

/** Poll interval: visitors wait for the provider here, possibly without a live connection. */
const WAITING_MS = 3000;

export function paymentOutcomeQuery(id: string, { api, rooms }: Backend = backend) {
  return reservationDetailsQuery<PaymentOutcome>(id, rooms.ownReservations, {
    key: [...OWN_RESERVATIONS_KEY, "outcome", id],
    fetch: (signal) => api.getPaymentOutcome({ params: { id }, signal }),
    repairEvery: (outcome) => (outcome?.reservation.status === "PENDING" ? WAITING_MS : REPAIR_MS),
  });
}

export function transferDetailsQuery(id: string, { api, rooms }: Backend = backend) {
  return reservationDetailsQuery(id, rooms.ownReservations, {
    key: [...OWN_RESERVATIONS_KEY, "transfer", id],
    fetch: (signal) => api.getTransferDetails({ params: { id }, signal }),
  });
}

/** Starts the online payment of a reservation, or continues the open one, and opens the provider's page. */
export function usePayOnline(reservationId: number) {
  const paying = useMutation({
    mutationFn: () => backend.api.startOnlinePayment({ params: { id: reservationId } }),
    onSuccess: ({ checkoutUrl }) => window.location.assign(checkoutUrl),
  });
  useResetOnReturn(paying);
  return {
    pay: (): void => paying.mutate(),
    error: paying.error,
    /** Also true after the response, until the browser has left. */
    busy: paying.isPending || paying.isSuccess,
  };
}
