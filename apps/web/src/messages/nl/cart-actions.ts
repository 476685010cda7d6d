import { messages } from "../messages.ts";

/** Results of adding and removing a seat. */
export const cartActions = messages("cart-actions", {
  addFailed: "Er ging iets fout bij het toevoegen van de stoel. Probeer het later opnieuw.",
  removeFailed: "Er ging iets fout bij het verwijderen van de stoel",
  notYetChosen: "Er is even geen verbinding. Deze stoel is nog niet gekozen.",
  notYetReturned: "Er is even geen verbinding. Deze stoel is nog niet teruggegeven.",
  chosen: (seat: string, inCart: string) => `${seat} gekozen. ${inCart} in uw winkelwagen.`,
  returned: (seats: string, inCart: string) => `${seats} teruggegeven. ${inCart} in uw winkelwagen.`,
  alsoReturned: (seats: string) => `Ook vrijgegeven, want zonder rolstoelplaats: ${seats}.`,
  taken: (seat: string) => `${seat} is niet meer beschikbaar`,
  notOnSale: "De verkoop is nog niet open.",
});
