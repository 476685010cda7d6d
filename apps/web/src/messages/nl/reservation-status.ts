import { messages } from "../messages.ts";

/** Of the specification, section 4, or how it ended. */
export const reservationStatus = messages("reservation-status", {
  PENDING: "In Afwachting",
  CONFIRMED: "Bevestigd",
  EXPIRED: "Verlopen",
  CANCELLED: "Geannuleerd",
});
