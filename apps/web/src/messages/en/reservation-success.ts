import type { Translation } from "../messages.ts";
import type { reservationSuccess } from "../nl/reservation-success.ts";

export const translation: Translation<typeof reservationSuccess> = {
  title: "Your booking",
  thanks: "Thank you for your booking",
  loading: "Loading the booking…",
  loadFailed: "The booking could not be loaded",
  name: "Name",
  awaitsPayment: "You get your tickets as soon as we receive your payment. This page updates by itself.",
  toHome: "To the home page",
};
