import type { Reservation } from "@podium/shared/contracts/reservations";
import { paymentMethod } from "#messages/nl/payment.ts";

/** The payment methods in words for volunteers, with cash and card, which only the box office takes. */
export const methodWords = (): Record<Reservation["paymentMethod"], string> => ({
  ...paymentMethod(),
  CASH: "Contant",
  CARD: "Kaart",
});
