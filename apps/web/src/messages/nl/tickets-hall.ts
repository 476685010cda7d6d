import { messages } from "../messages.ts";

/** The choice of a show on the page Tickets. */
export const ticketsHall = messages("tickets-hall", {
  emptyFailed: "De winkelwagen kon niet leeggemaakt worden. Probeer het opnieuw.",
  anotherShow: "een andere voorstelling",
  otherShow: "In een ander venster koos u een andere voorstelling",
  seatsFree: "Uw stoelen voor deze voorstelling zijn weer vrij.",
});
