import { messages } from "../messages.ts";

/** Announces on any page that seats are held for a user who waited for them. */
export const offerAlert = messages("offer-alert", {
  ready: (count: number, places: string) => `Er ${count === 1 ? "ligt" : "liggen"} ${places} voor u klaar.`,
  keptUntil: (until: string) => `U stond op de wachtlijst. Wij houden ze vrij tot ${until}.`,
  look: "Bekijken",
});
