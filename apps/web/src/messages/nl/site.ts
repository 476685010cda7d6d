import { messages } from "../messages.ts";

/** Of every page, and in the place of what the society says of itself until that has loaded. */
export const site = messages("site", {
  back: "Terug",
  ourSociety: "onze toneelkring",
  ourEmail: "ons e-mailadres",
  ourHall: "onze zaal",
  inVillage: "in het dorp",
});
