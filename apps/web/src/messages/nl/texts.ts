import { messages } from "../messages.ts";

/** The pages to read, such as the terms. */
export const texts = messages("texts", {
  privacy: "Privacy",
  aboutPrivacy: "Welke gegevens wij bewaren, waarom en hoelang. Geen cookies bij bezoekers, geen volgers.",
  terms: "Voor\u00ADwaar\u00ADden",
  aboutTerms: "De voorwaarden voor het reserveren en betalen van tickets.",
  changed: (date: string) => `Laatst gewijzigd: ${date}.`,
});
