/** Of the interface and of what a society writes; the first is the one that every text has (decisions, section 13). */
export const LANGUAGES = ["nl", "fr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text that a society writes: in Dutch, and in other languages where it fills them in. */
export type Localized = { nl: string } & { [L in Exclude<Language, "nl">]?: string | undefined };

/** The text in a language, in Dutch where the society did not write it in that one. */
export function inLanguage(text: Localized, language: Language): string {
  return text[language] || text.nl;
}
