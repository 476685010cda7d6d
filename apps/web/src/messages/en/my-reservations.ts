import type { Translation } from "../messages.ts";
import type { myReservations } from "../nl/my-reservations.ts";

export const translation: Translation<typeof myReservations> = {
  loading: "Loading bookings…",
  loadFailed: "The bookings could not be loaded",
  foundHere: "What you book, you will find here with your tickets.",
};
