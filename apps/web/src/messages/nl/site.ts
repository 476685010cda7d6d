import { messages } from "../messages.ts";

/** Words for every page, and placeholders for the facts of the society until those have loaded. */
export const site = messages("site", {
  back: "Terug",
  ourSociety: "onze toneelkring",
  ourEmail: "ons e-mailadres",
  ourHall: "onze zaal",
  inVillage: "in het dorp",
});
