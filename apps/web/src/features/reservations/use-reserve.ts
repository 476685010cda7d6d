import type { ResponseOf } from "@podium/shared/contracts/client";
import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import type { Cart } from "@podium/shared/contracts/seats";
import { useMutation } from "@tanstack/react-query";
import { api, ApiError } from "#platform/api-client.ts";

/** Sentences of the specification, sections 5 and 8. */
const NO_SEATS = "Selecteer eerst minimaal één stoel";
const FAILED = "Er is een fout opgetreden bij het bevestigen van uw reservering. Probeer het later opnieuw.";

export type Reserved = ResponseOf<"reserve">;

export interface ReserveChoice {
  ticketCode: string | null;
  paymentMethod: PaymentMethod;
  /** What the screen said it costs, in euros. */
  total: number;
}

export interface Reserving {
  /** The cart to show: the live one, and while it is being reserved the one that was sent, as the live one ends before the answer comes. */
  cart: Cart | null;
  busy: boolean;
  failure: string | null;
  reserve: (choice: ReserveChoice) => void;
}

interface Sent {
  cart: Cart | null;
  choice: ReserveChoice;
}

/** Reserves the seats of the cart, once; `onReserved` runs with the answer. */
export function useReserve(
  liveCart: Cart | null,
  onReserved: (reserved: Reserved, choice: ReserveChoice) => void,
): Reserving {
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: async ({ cart, choice: { ticketCode, paymentMethod } }: Sent) => {
      if (!cart || cart.seats.length === 0) throw new Error(NO_SEATS);
      return api.reserve({ params: { showId: cart.showId }, body: { seatIds: cart.seats, ticketCode, paymentMethod } });
    },
    onSuccess: (reserved, { choice }) => onReserved(reserved, choice),
  });
  // What was reserved stays in view until the next page is there.
  const busy = isPending || isSuccess;
  return {
    cart: busy ? variables.cart : liveCart,
    busy,
    failure: error && reasonOf(error),
    reserve: (choice) => {
      if (!busy) mutate({ cart: liveCart, choice });
    },
  };
}

function reasonOf(error: Error): string {
  const told = error instanceof ApiError ? error.code !== "OFFLINE" : error.message === NO_SEATS;
  return told ? error.message : FAILED;
}
