/** The Dutch words that were translated (`sourceOf`). `sample`: the translation belongs to the release's sample. */
interface TranslationSource {
  dutch: string;
  sample?: true | undefined;
}

/** Returns a hash of a Dutch text without its layout; different texts almost certainly have different hashes. */
export function sourceOf(dutch: string): string {
  const words = dutch
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  // Two FNV-1a hashes of 32 bits with different starts, because browsers have no fast longer hash.
  let [high, low] = [0x811c9dc5, 0x9e3779b9];
  for (let index = 0; index < words.length; index++) {
    const unit = words.charCodeAt(index);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ (unit + index), 0x01000193);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}

export function isSampleOfOther(dutch: string, source: TranslationSource | undefined): boolean {
  return source?.sample === true && source.dutch !== sourceOf(dutch);
}

/** Languages of the interface and of a society's texts; every text has the first one (decisions, section 13). */
export const LANGUAGES = ["nl", "fr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { nl: "Nederlands", fr: "Français", en: "English" };

export const FIRST_LANGUAGE = LANGUAGES[0];

export const TRANSLATED_LANGUAGES = ["fr", "en"] as const satisfies readonly Language[];
export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number];

export type Localized = { nl: string } & { [L in TranslatedLanguage]?: string | undefined } & {
  sources?: { [L in TranslatedLanguage]?: TranslationSource | undefined } | undefined;
};

/** Returns the text in a language; in Dutch when the translation is missing, or is the sample's of another text. */
export function inLanguage(text: Localized, language: Language): string {
  if (language === FIRST_LANGUAGE || isSampleOfOther(text.nl, text.sources?.[language])) return text.nl;
  return text[language] || text.nl;
}

/** Returns a function that picks the word after a number: only in French '0 place' is singular. */
export function pluralOf(language: Language): (count: number, one: string, other: string) => string {
  return (count, one, other) => (count === 1 || (count === 0 && language === "fr") ? one : other);
}

const LANGUAGE_OF_PATH = new RegExp(`^/(${TRANSLATED_LANGUAGES.join("|")})(?=/|$)`);

export function languageOfPath(path: string): Language {
  return (LANGUAGE_OF_PATH.exec(path)?.[1] ?? FIRST_LANGUAGE) as Language;
}

/** Returns a path without its language prefix: '/tickets' for '/fr/tickets', '/' for '/fr'. */
export function withoutLanguage(path: string): string {
  return path.replace(LANGUAGE_OF_PATH, "") || "/";
}

export function languagePrefix(language: Language): string {
  return language === FIRST_LANGUAGE ? "" : `/${language}`;
}

/** Returns the path of a page in a language: '/fr/tickets' for '/tickets', '/fr' for '/'. */
export function pathInLanguage(path: string, language: Language): string {
  const prefix = languagePrefix(language);
  return prefix !== "" && path === "/" ? prefix : prefix + path;
}
