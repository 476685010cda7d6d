import { messages } from "../messages.ts";

/** Statuses of the specification, section 4, and how a reservation ended. */
export const reservationStatus = messages("reservation-status", {
  PENDING: "In Afwachting",
  CONFIRMED: "Bevestigd",
  EXPIRED: "Verlopen",
  CANCELLED: "Geannuleerd",
});
