import type { Reservation } from "@podium/shared/contracts/reservations";
import { paymentMethod } from "#messages/nl/payment-method.ts";

/** For volunteers: at the box office guests pay in cash and by card as well. */
export const methodWords = (): Record<Reservation["paymentMethod"], string> => ({
  ...paymentMethod(),
  CASH: "Contant",
  CARD: "Kaart",
});
