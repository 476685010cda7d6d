import { messages } from "../messages.ts";

/** Of a show that changed: when and where it is now, and that one may choose. */
export const openChoices = messages("open-choices", {
  whereNow: (when: string, where: string) => `De voorstelling is nu op ${when}${where && `, ${where}`}.`,
  hasChanged: (show: string) => `${show} is veranderd`,
  comeOrReturn: (last: string) => `Komt u, of geeft u uw plaatsen terug? Kiezen kan tot en met ${last}.`,
  choose: "Maak uw keuze",
});
