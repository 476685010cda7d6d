import type { Language, Localized, TranslatedLanguage } from "@podium/shared/languages";
import { translationIn, withDutch, withTranslation } from "@podium/shared/translations";

/** Behind the label of a text that is written in another language: 'Titel (Frans)'. */
const inWords: Readonly<Record<Language, string>> = { nl: "", fr: " (Frans)", en: " (Engels)" };

/** As in 'Kijk het Frans na'. */
export const languageWords: Readonly<Record<TranslatedLanguage, string>> = { fr: "Frans", en: "Engels" };

export const labelIn = (label: string, language: Language): string => label + inWords[language];

/** Text to edit in a language; empty where the sample's translation is of other words. */
export const textIn = (text: Localized, language: Language): string =>
  (language === "nl" ? text.nl : translationIn(text, language)) ?? "";

/** Empty text in another language is removed: the Dutch text is read then. */
export const withText = <T extends Localized>(text: T, language: Language, words: string): T =>
  language === "nl" ? withDutch(text, words) : withTranslation(text, language, words);
