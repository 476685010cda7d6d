import type { ResponseOf } from "@podium/shared/contracts/client";
import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import type { Cart } from "@podium/shared/contracts/seats";
import { useState } from "react";
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

/** Reserves the seats of the cart, once; `onReserved` runs with the answer. */
export function useReserve(
  liveCart: Cart | null,
  onReserved: (reserved: Reserved, choice: ReserveChoice) => void,
): Reserving {
  const [submitted, setSubmitted] = useState<Cart | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const reserve = async (choice: ReserveChoice): Promise<void> => {
    if (submitted) return;
    if (!liveCart || liveCart.seats.length === 0) return setFailure(NO_SEATS);
    setFailure(null);
    setSubmitted(liveCart);
    const { ticketCode, paymentMethod } = choice;
    try {
      onReserved(
        await api.reserve({
          params: { showId: liveCart.showId },
          body: { seatIds: liveCart.seats, ticketCode, paymentMethod },
        }),
        choice,
      );
    } catch (error) {
      setFailure(error instanceof ApiError && error.code !== "OFFLINE" ? error.message : FAILED);
      setSubmitted(null);
    }
  };

  return { cart: submitted ?? liveCart, busy: submitted !== null, failure, reserve: (choice) => void reserve(choice) };
}
