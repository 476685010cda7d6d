import { messages } from "../messages.ts";

export const myReservations = messages("my-reservations", {
  loading: "Reserveringen laden…",
  loadFailed: "Fout bij laden reserveringen",
  foundHere: "Wat u reserveert, vindt u hier terug met uw tickets.",
});
