import { messages } from "../messages.ts";

/** Special features of a place, before it is chosen. */
export const placeQuestion = messages("place-question", {
  otherPlace: "Andere plaats kiezen",
  take: "Plaats nemen",
  restrictedTitle: (seat: string) => `${seat}: beperkt zicht`,
  restricted: "Deze plaats heeft beperkt zicht op het podium. Toch nemen?",
  wheelchairTitle: (seat: string) => `${seat}: rolstoelplaats`,
  wheelchair: "Op deze plaats staat geen stoel: u brengt uw eigen rolstoel mee.",
  companionTitle: (seat: string) => `${seat}: begeleidersplaats`,
  takeTogether: (wheelchairPlace: string) =>
    `Deze plaats is voor wie met een rolstoelgebruiker meekomt. Neem ze samen met de rolstoelplaats (${wheelchairPlace}). Daar staat geen stoel.`,
  takeBoth: "Beide plaatsen nemen",
  wheelchairPlaceTaken:
    "Deze plaats is voor wie met een rolstoelgebruiker meekomt. De rolstoelplaats ernaast is niet meer vrij: kies een andere plaats. Op de dag van de voorstelling kan iedereen deze plaats nemen.",
});
