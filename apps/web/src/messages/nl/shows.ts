import { messages } from "#messages/messages.ts";

export const home = messages("home", {
  nextShow: "Volgende voorstelling",
  playedLately: "Onlangs gespeeld",
  allPlays: "Alle stukken",
  allPlaysSince: (year: number) => `Alle stukken sinds ${year}`,
  pastPlays: "Gespeelde stukken",
  aboutUs: "Over ons",
  tickets: "Tickets",
});

export const nextShow = messages("nextShow", {
  loading: "Voorstelling laden…",
  curtainClosed: "Het doek is even dicht",
  nonePlanned: "Er staat nu geen voorstelling gepland. Wij repeteren: kom binnenkort terug voor de nieuwe data.",
  seePlayed: "Bekijk wat wij al speelden",
  writeUs: "Stel ons een vraag",
  alsoPlanned: "Ook op de planning",
});

export const nextShowCard = messages("nextShowCard", {
  title: "Eerstvolgende voorstelling",
  date: "Datum",
  start: "Aanvang",
  price: "Prijs",
  aboutPlay: "Over dit stuk",
});

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

export const cardForOtherSites = messages("cardForOtherSites", {
  curtainClosed: "Het doek is even dicht",
  nonePlanned: "Er staat nu geen voorstelling gepland. Wij repeteren: kom binnenkort terug.",
  toSite: "Naar onze site",
  seeShow: "Bekijk de voorstelling",
  saleClosed: "Onlineverkoop gesloten",
  lastPlaces: "Laatste plaatsen",
  placesFree: "Nog plaatsen vrij",
});
