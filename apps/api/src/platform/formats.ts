import { FIRST_LANGUAGE, type Language } from "@podium/shared/languages";
import { DATE_LOCALES, dateAtTime, LOCALES } from "@podium/shared/locales";

/** Makes a value for each language, at its first use. */
function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made: Partial<Record<Language, T>> = {};
  return (language) => (made[language] ??= make(language));
}

const money = perLanguage(
  (language) => new Intl.NumberFormat(LOCALES[language], { style: "currency", currency: "EUR" }),
);

/** '€ 12,50' */
export function euros(cents: number, language: Language = FIRST_LANGUAGE): string {
  return money(language)
    .format(cents / 100)
    .replaceAll(/[\u00A0\u202F]/g, " ");
}

const UNITS = [
  {
    seconds: 86_400,
    nl: ["1 dag", "dagen"],
    fr: ["1 jour", "jours"],
    en: ["1 day", "days"],
  },
  {
    seconds: 3600,
    nl: ["een uur", "uur"],
    fr: ["une heure", "heures"],
    en: ["an hour", "hours"],
  },
  {
    seconds: 60,
    nl: ["1 minuut", "minuten"],
    fr: ["1 minute", "minutes"],
    en: ["1 minute", "minutes"],
  },
  {
    seconds: 1,
    nl: ["1 seconde", "seconden"],
    fr: ["1 seconde", "secondes"],
    en: ["1 second", "seconds"],
  },
] as const;

/** Writes '7 dagen', 'een uur', '90 minuten'. @param seconds whole, 1 or more */
export function durationInWords(seconds: number, language: Language = FIRST_LANGUAGE): string {
  const unit = UNITS.find((one) => seconds % one.seconds === 0) ?? UNITS[3];
  const count = seconds / unit.seconds;
  const [one, many] = unit[language];
  return count === 1 ? one : `${count} ${many}`;
}

/** Writes '40 seconden', '3 minuten', '20 uur', rounded up. @param seconds whole, 1 or more */
export function waitInWords(seconds: number, language: Language = FIRST_LANGUAGE): string {
  const unit = seconds <= 60 ? 1 : seconds <= 2 * 3600 ? 60 : 3600;
  return durationInWords(Math.ceil(seconds / unit) * unit, language);
}

function inBrussels(locales: Readonly<Record<Language, string>>, options: Intl.DateTimeFormatOptions) {
  const format = perLanguage(
    (language) => new Intl.DateTimeFormat(locales[language], { ...options, timeZone: "Europe/Brussels" }),
  );
  return (moment: Date, language: Language = FIRST_LANGUAGE): string => format(language).format(moment);
}

/** '20:00' */
export const clockTime = inBrussels(LOCALES, { hour: "2-digit", minute: "2-digit" });
/** 'zaterdag 5 december 2099' */
export const fullDate = inBrussels(LOCALES, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
/** 'zaterdag 5 december 2099 om 20:00 uur' */
export const fullMoment = (moment: Date, language: Language = FIRST_LANGUAGE): string =>
  dateAtTime(fullDate(moment, language), clockTime(moment, language), language);
/** '5 december 2099 om 20:00' */
export const longMoment = inBrussels(DATE_LOCALES, { dateStyle: "long", timeStyle: "short" });
/** '5 dec 2099, 20:00' */
export const shortMoment = inBrussels(LOCALES, { dateStyle: "medium", timeStyle: "short" });

const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Brussels" });
/** '2099-12-05': the day at the theatre. */
export const dayAtTheatre = (moment: Date): string => isoDay.format(moment);
const dayOfYear = perLanguage(
  (language) => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }),
);
/** '5 december 2099' of a day at the theatre, yyyy-mm-dd. */
export const dayInWords = (day: string, language: Language = FIRST_LANGUAGE): string =>
  dayOfYear(language).format(new Date(`${day}T00:00:00Z`));
