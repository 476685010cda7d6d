import { type ErrorCode, errorMessage as dutchMessage, filledIn } from "@podium/shared/contracts/errors/error-codes";
import { contractsInEnglish, english } from "@podium/shared/contracts/errors/messages/en";
import { contractsInFrench, french } from "@podium/shared/contracts/errors/messages/fr";
import { FIRST_LANGUAGE, type Language } from "@podium/shared/words/languages";

const TRANSLATIONS = { fr: french, en: english };
const OF_CONTRACTS: Readonly<Record<"fr" | "en", Readonly<Record<string, string>>>> = {
  fr: contractsInFrench,
  en: contractsInEnglish,
};

/** Text in the reader's language, once this is known; a string is the same in each language. */
export type Words = string | ((language: Language) => string);
export type Values = Readonly<Record<string, Words | number>>;

export const wordsIn = (words: Words, language: Language): string =>
  typeof words === "string" ? words : words(language);

/** Returns the sentence of an error, with a value for each of its `{name}`s. */
export function errorMessage(code: ErrorCode, values: Values = {}, language: Language = FIRST_LANGUAGE): string {
  const said = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? value : wordsIn(value, language)]),
  );
  return language === FIRST_LANGUAGE ? dutchMessage(code, said) : filledIn(TRANSLATIONS[language][code], said);
}

/** Returns a schema's message about a field: a sentence of the contracts, or the general one (`setUpErrors`). */
export function schemaMessage(dutch: string): Words {
  if (dutch === dutchMessage("INVALID_INPUT")) return (language) => errorMessage("INVALID_INPUT", {}, language);
  return (language) => (language === FIRST_LANGUAGE ? dutch : (OF_CONTRACTS[language][dutch] ?? dutch));
}
