import { messages } from "../messages.ts";

/** The page about the society. */
export const about = messages("about", {
  title: "Over ons",
  history: "Onze geschiedenis",
  contactUs: "Neem contact op",
  whoWeAre: "Wie wij zijn",
});
