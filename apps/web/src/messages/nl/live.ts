import { messages } from "../messages.ts";

/** Of what the pages keep up to date. */
export const live = messages("live", {
  noAnswer: "De server antwoordt niet. Probeer het over enkele seconden opnieuw.",
});
