import { messages } from "../messages.ts";

/** 'Kies voor mij': how many seats, and what is proposed. */
export const chooseForMe = messages("choose-for-me", {
  title: "Kies voor mij",
  count: "Aantal stoelen",
  fewer: "Een stoel minder",
  more: "Een stoel meer",
  withWheelchair: "Met een rolstoel",
  hint: "Wij zoeken de beste vrije stoelen naast elkaar.",
  proposal: "Voorstel",
  proposed: "Voorstel: ",
  take: (count: number): string => (count === 1 ? "Deze stoel nemen" : "Deze stoelen nemen"),
  chooseMyself: "Zelf kiezen",
  isSplit: (count: number) =>
    `Nergens zijn nog ${count} stoelen naast elkaar vrij. Wacht u liever tot ze er zijn? Zet u dan op de wachtlijst. Deze stoelen houden wij intussen niet vrij.`,
  tooFewSeats: (count: number): string =>
    count === 1
      ? "Er is geen stoel meer vrij. Zet u op de wachtlijst."
      : `Er zijn geen ${count} stoelen meer vrij. Kies er minder, of zet u op de wachtlijst.`,
  tooFewPlaces: (count: number): string =>
    count === 1 ? "Er is geen plaats meer vrij." : `Er zijn geen ${count} plaatsen meer vrij. Kies er minder.`,
  noWheelchairPlace: "Er is geen rolstoelplaats meer vrij. Neem contact met ons op, dan zoeken wij samen een plaats.",
  wheelchairPlaces: (seats: string) => `Rolstoelplaats: ${seats}. U brengt uw eigen rolstoel mee.`,
  companionPlaces: (seats: string) => `Begeleidersplaats: ${seats}.`,
  restrictedPlaces: (seats: string) => `Beperkt zicht: ${seats}.`,
});
