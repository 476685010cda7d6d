import { type NamedSeat, seatLabels } from "#halls/seat-names.ts";
import type { Language } from "#words/languages.ts";

const WORDS: Readonly<Record<Language, (until: string, places: string, isOne: boolean) => string>> = {
  nl: (until, places, isOne) =>
    `Uw betaling moet bij ons zijn vóór ${until}. Anders ${isOne ? "wordt deze plaats" : "worden deze plaatsen"} vrijgegeven: ${places}.`,
  fr: (until, places, isOne) =>
    `Votre paiement doit nous parvenir avant le ${until}. Sinon, ${isOne ? "cette place sera libérée" : "ces places seront libérées"}\u00A0: ${places}.`,
  en: (until, places, isOne) =>
    `Your payment must reach us before ${until}. Otherwise ${isOne ? "this seat" : "these seats"} will be released: ${places}.`,
};

/** @param until the reservation's `expiresAt`, formatted in the language */
export function paymentDeadline(seats: readonly NamedSeat[], until: string, language: Language): string {
  return WORDS[language](until, seatLabels(seats, language), seats.length === 1);
}
