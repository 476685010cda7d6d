import { messages } from "../messages.ts";

/** What visitors may change of an unpaid reservation. */
export const reservationActs = messages("reservation-acts", {
  cancel: "Reservering annuleren",
});
