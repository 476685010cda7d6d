import { messages } from "../messages.ts";

/** The ticket type of a seat in the cart. */
export const seatType = messages("seat-type", {
  typeOf: (seat: string) => `Tickettype van ${seat}`,
  offSale: "Niet meer te koop: u houdt het",
  changed: (seat: string, total: string) => `Tickettype van ${seat} gewijzigd. Totaal ${total}.`,
  failed: "Er ging iets fout bij het wijzigen van het tickettype. Probeer het later opnieuw.",
  notYetChanged: "Er is even geen verbinding. Dit tickettype is nog niet gewijzigd.",
});
