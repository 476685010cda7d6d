import { messages } from "../messages.ts";

/** Data that the pages keep up to date. */
export const live = messages("live", {
  noAnswer: "De server antwoordt niet. Probeer het over enkele seconden opnieuw.",
});
