import { FIRST_LANGUAGE, type Language } from "./languages.ts";

/** Locales of amounts, counts, and dates in lists. */
export const LOCALES = { nl: "nl-BE", fr: "fr-BE", en: "en-GB" } as const satisfies Record<Language, string>;

/** Locales of times, and of dates elsewhere (specification, section 1). */
export const DATE_LOCALES = { ...LOCALES, nl: "nl-NL" } as const satisfies Record<Language, string>;

/** Word between a date and its time. */
export const AT: Readonly<Record<Language, string>> = { nl: "om", fr: "à", en: "at" };

/** 'zaterdag 5 december 2099 om 20:00 uur'; date and time are formatted already. */
export function dateAtTime(date: string, time: string, language: Language): string {
  return `${date} ${AT[language]} ${time}${language === FIRST_LANGUAGE ? " uur" : ""}`;
}
