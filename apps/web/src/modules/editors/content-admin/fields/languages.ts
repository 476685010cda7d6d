import type { Language, Localized, TranslatedLanguage } from "@podium/shared/words/languages";
import { translationIn, withDutch, withTranslation } from "@podium/shared/words/translations";

/** Suffix of the label of a text in another language: 'Titel (Frans)'. */
const inWords: Readonly<Record<Language, string>> = { nl: "", fr: " (Frans)", en: " (Engels)" };

/** As in 'Kijk het Frans na'. */
export const languageWords: Readonly<Record<TranslatedLanguage, string>> = { fr: "Frans", en: "Engels" };

export const labelIn = (label: string, language: Language): string => label + inWords[language];

/** Text to edit in a language; empty if the only translation is the sample's, of another Dutch text. */
export const textIn = (text: Localized, language: Language): string =>
  (language === "nl" ? text.nl : translationIn(text, language)) ?? "";

/** Replaces a text in a language; in another than Dutch an empty one is removed: visitors then read the Dutch text. */
export const withText = <T extends Localized>(text: T, language: Language, words: string): T =>
  language === "nl" ? withDutch(text, words) : withTranslation(text, language, words);
