import { messages } from "../messages.ts";

/** Changes that visitors may make to an unpaid reservation. */
export const reservationActs = messages("reservation-acts", {
  cancel: "Reservering annuleren",
});
