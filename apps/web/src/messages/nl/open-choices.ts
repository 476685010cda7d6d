import { messages } from "../messages.ts";

/** The new date and place of a changed show, and that the holder may choose. */
export const openChoices = messages("open-choices", {
  whereNow: (when: string, where: string) => `De voorstelling is nu op ${when}${where && `, ${where}`}.`,
  hasChanged: (show: string) => `${show} is veranderd`,
  comeOrReturn: (last: string) => `Komt u, of geeft u uw plaatsen terug? Kiezen kan tot en met ${last}.`,
  choose: "Maak uw keuze",
});
