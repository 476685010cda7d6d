import { FIRST_LANGUAGE, type Language } from "./languages.ts";

/** Locales of amounts, counts, and dates in lists. */
export const LOCALES = { nl: "nl-BE", fr: "fr-BE", en: "en-GB" } as const satisfies Record<Language, string>;

/** Locales of times, and of dates elsewhere (specification, section 1). */
const DATE_LOCALES = { ...LOCALES, nl: "nl-NL" } as const satisfies Record<Language, string>;

export const AT: Readonly<Record<Language, string>> = { nl: "om", fr: "à", en: "at" };

function dateAtTime(date: string, time: string, language: Language): string {
  return `${date} ${AT[language]} ${time}${language === FIRST_LANGUAGE ? " uur" : ""}`;
}

const DOORS: Readonly<Record<Language, string>> = { nl: "Deuren open", fr: "Ouverture des portes", en: "Doors open" };

export function doorsAtTime(time: string, language: Language): string {
  return dateAtTime(DOORS[language], time, language);
}

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

const clockAtTheatre = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Brussels",
  dateStyle: "short",
  timeStyle: "medium",
});
const offset = new Intl.DateTimeFormat("en", { timeZone: "Europe/Brussels", timeZoneName: "longOffset" });

/** '2027-03-06T20:00:00+01:00': the time at the theatre, wherever the reader is. */
export function localTime(moment: Date): string {
  const zone = offset.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${clockAtTheatre.format(moment).replace(" ", "T")}${zone.replace("GMT", "") || "Z"}`;
}
