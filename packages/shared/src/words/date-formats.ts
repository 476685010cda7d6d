import { FIRST_LANGUAGE, type Language } from "./languages.ts";
import { DATE_LOCALES, dateAtTime, LOCALES } from "./locales.ts";

/** Writes a moment (ISO 8601 where it is text) on the theatre's clock, wherever the reader is. */
type DateFormat = (moment: Date | string, language?: Language) => string;

/** Makes each value on first use: a formatter takes a slow phone 0.05 s. */
export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made: Partial<Record<Language, T>> = {};
  return (language) => (made[language] ??= make(language));
}

function atTheatre(locales: Readonly<Record<Language, string>>, options: Intl.DateTimeFormatOptions): DateFormat {
  const format = perLanguage(
    (language) => new Intl.DateTimeFormat(locales[language], { ...options, timeZone: "Europe/Brussels" }),
  );
  return (moment, language = FIRST_LANGUAGE) => format(language).format(new Date(moment));
}

/** '20:00' */
export const clockTime = atTheatre(DATE_LOCALES, { hour: "2-digit", minute: "2-digit" });
/** 'zaterdag 5 december 2099' */
export const fullDate = atTheatre(DATE_LOCALES, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
/** 'za 5 dec 2099', where room is short */
export const shortDate = atTheatre(DATE_LOCALES, { weekday: "short", day: "numeric", month: "short", year: "numeric" });
/** '5 december 2099', in a sentence */
export const longDate = atTheatre(DATE_LOCALES, { day: "numeric", month: "long", year: "numeric" });
/** '5 dec 2099' (nl-BE), in lists */
export const mediumDate = atTheatre(LOCALES, { dateStyle: "medium" });
/** 'zaterdag 5 december 2099 om 20:00 uur' */
export const fullMoment: DateFormat = (moment, language = FIRST_LANGUAGE) =>
  dateAtTime(fullDate(moment, language), clockTime(moment, language), language);
/** '5 december 2099 om 20:00' */
export const longMoment = atTheatre(DATE_LOCALES, { dateStyle: "long", timeStyle: "short" });
/** '5 dec 2099, 20:00' (nl-BE), in lists */
export const mediumMoment = atTheatre(LOCALES, { dateStyle: "medium", timeStyle: "short" });

const swedish = { nl: "sv-SE", fr: "sv-SE", en: "sv-SE" } as const;
const isoDate = atTheatre(swedish, { dateStyle: "short" });
/** '2099-12-05': the day at the theatre, as Sweden writes it. */
export const dayAtTheatre = (moment: Date | string): string => isoDate(moment);
