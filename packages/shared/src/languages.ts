import { isSampleOfOther, type TranslationSource } from "./translation-source.ts";

/** Languages of the interface and of a society's texts; every text has the first one (decisions, section 13). */
export const LANGUAGES = ["nl", "fr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in its own language, for who does not read the others. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { nl: "Nederlands", fr: "Français", en: "English" };

/** The language that every text is written in. */
export const FIRST_LANGUAGE = LANGUAGES[0];

/** Languages into which the first is translated. */
export const TRANSLATED_LANGUAGES = ["fr", "en"] as const satisfies readonly Language[];
export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number];

/** A text that a society writes: in Dutch, and in other languages where it fills them in. */
export type Localized = { nl: string } & { [L in TranslatedLanguage]?: string | undefined } & {
  sources?: { [L in TranslatedLanguage]?: TranslationSource | undefined } | undefined;
};

/** The text in a language, in Dutch where the society did not write it in that one: the sample's is not of its words. */
export function inLanguage(text: Localized, language: Language): string {
  if (language === FIRST_LANGUAGE || isSampleOfOther(text.nl, text.sources?.[language])) return text.nl;
  return text[language] || text.nl;
}

/** Says one of two words after a number, as the language does: '0 place' is singular in French only. */
export function pluralOf(language: Language): (count: number, one: string, other: string) => string {
  return (count, one, other) => (count === 1 || (count === 0 && language === "fr") ? one : other);
}

const LANGUAGE_OF_PATH = new RegExp(`^/(${TRANSLATED_LANGUAGES.join("|")})(?=/|$)`);

/** Which language a page's address is in: '/fr/tickets' is French, and without such a start it is Dutch. */
export function languageOfPath(path: string): Language {
  return (LANGUAGE_OF_PATH.exec(path)?.[1] ?? FIRST_LANGUAGE) as Language;
}

/** The page that a path leads to, in any language: '/tickets' of '/fr/tickets', '/' of '/fr'. */
export function withoutLanguage(path: string): string {
  return path.replace(LANGUAGE_OF_PATH, "") || "/";
}

/** Beginning of the address of each page in this language: '/fr', and '' for Dutch. */
export function languagePrefix(language: Language): string {
  return language === FIRST_LANGUAGE ? "" : `/${language}`;
}

/** The address of a page in a language: '/fr/tickets' of '/tickets', '/fr' of '/'. */
export function pathInLanguage(path: string, language: Language): string {
  const prefix = languagePrefix(language);
  return prefix !== "" && path === "/" ? prefix : prefix + path;
}
