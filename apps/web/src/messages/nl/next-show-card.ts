import { messages } from "../messages.ts";

/** The card of the next show, which loads after the page around it. */
export const nextShowCard = messages("next-show-card", {
  title: "Eerstvolgende voorstelling",
  date: "Datum",
  start: "Aanvang",
  price: "Prijs",
  aboutPlay: "Over dit stuk",
});
