import { messages } from "../messages.ts";

export const reservationStatus = messages("reservation-status", {
  pending: "In Afwachting",
  confirmed: "Bevestigd",
  expired: "Verlopen",
  cancelled: "Geannuleerd",
});
