import { messages } from "#messages/messages.ts";

export const cartActions = messages("cartActions", {
  addFailed: "Er ging iets fout bij het toevoegen van de stoel. Probeer het later opnieuw.",
  removeFailed: "Er ging iets fout bij het verwijderen van de stoel",
  notYetChosen: "Er is even geen verbinding. Deze stoel is nog niet gekozen.",
  notYetReturned: "Er is even geen verbinding. Deze stoel is nog niet teruggegeven.",
  chosen: (seat: string, inCart: string) => `${seat} gekozen. ${inCart} in uw winkelwagen.`,
  returned: (seats: string, inCart: string) => `${seats} teruggegeven. ${inCart} in uw winkelwagen.`,
  alsoReturned: (seats: string) => `Ook vrijgegeven, want zonder rolstoelplaats: ${seats}.`,
  unavailable: (seat: string) => `${seat} is niet meer beschikbaar`,
  notOnSale: "De verkoop is nog niet open.",
});

export const bestSeats = messages("bestSeats", {
  othersInstead: (count: number, seats: string): string =>
    `${count === 1 ? "De voorgestelde stoel was" : "De voorgestelde stoelen waren"} net genomen. U hebt nu: ${seats}.`,
});

export const cartClock = messages("cartClock", {
  cart: "Winkelwagen",
  backTo: (seats: string) => `Winkelwagen met ${seats}, terug naar Tickets`,
  expired: "Cart verlopen",
  expiredAndFreed: "Uw winkelwagen is verlopen. Uw stoelen zijn vrijgegeven.",
  lastMinutes: "Nog 2 minuten om uw reservering te bevestigen.",
});

export const cartMenu = messages("cartMenu", {
  cartWith: (seats: string) => `Winkelwagen, ${seats}`,
  yourSeats: "Uw stoelen",
  removeOne: (area: string) => `Verwijder 1 plaats van ${area}`,
  remove: (seat: string) => `Verwijder ${seat}`,
  gift: "Gift",
  total: "Totaal",
  confirm: "Bevestig reservering",
  isEmpty: "Uw winkelwagen is leeg. Kies een stoel die nog vrij is.",
  timeIsUp: "Uw tijd is om en uw stoelen zijn weer vrij. Kies ze opnieuw als ze er nog zijn.",
});

export const entering = messages("entering", {
  olderSeatsStay: "U had al stoelen in uw winkelwagen: die zijn gebleven.",
  othersFree: "De stoelen die u net koos, zijn weer vrij.",
});
