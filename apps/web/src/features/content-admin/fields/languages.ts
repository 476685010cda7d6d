import type { Language, Localized } from "@podium/shared/languages";

/** Behind the label of a text that is written in another language: 'Titel (Frans)'. */
const inWords: Readonly<Record<Language, string>> = { nl: "", fr: " (Frans)", en: " (Engels)" };

export const labelIn = (label: string, language: Language): string => label + inWords[language];

/** What is empty in another language is not there: the Dutch text is read then. */
export function withText<T extends Localized>(text: T, language: Language, words: string): T {
  if (words !== "" || language === "nl") return { ...text, [language]: words };
  const { [language]: _, ...rest } = text;
  return rest as T;
}
