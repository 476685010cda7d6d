import { messages } from "../messages.ts";

/** Facts of a show on pages: its date, its price and whether there are places. */
export const shows = messages("shows", {
  oclock: (time: string) => `${time} uur`,
  from: (price: string) => `vanaf ${price}`,
  perSeat: (price: string) => `${price} per stoel`,
  chooseSeats: "Kies uw stoelen",
  seeHall: "Bekijk de zaal",
  cancelled: "Afgelast",
  soldOut: "Uitverkocht",
  lastPlace: "Nog 1 plaats vrij",
  lastPlaces: (count: number) => `Laatste ${count} plaatsen`,
  placesFree: (free: number, total: number) => `Nog ${free} van de ${total} plaatsen vrij`,
  onSaleFrom: (when: string) => `In verkoop vanaf ${when}`,
  isCancelled: "Deze voorstelling gaat niet door. Wie tickets had, kreeg een mail.",
  presale: "Hebt u een voorverkoopcode? Geef ze in boven het zaalplan: dan kiest u nu al uw stoelen.",
  saleClosed: "De onlineverkoop is gesloten. Vraag aan de kassa of er nog plaatsen zijn.",
  followShows: "Alle voorstellingen in uw agenda",
});
