import type { Language } from "@podium/shared/languages";

type Locale = "nl-BE" | "nl-NL" | "fr-BE" | "en-GB";

const LOCALES = { nl: "nl-BE", fr: "fr-BE", en: "en-GB" } as const satisfies Record<Language, Locale>;

/** One for each language: an Intl formatter is slow to make. */
function inEach<T>(make: (locale: Locale) => T, locales: Record<Language, Locale> = LOCALES) {
  return { nl: make(locales.nl), fr: make(locales.fr), en: make(locales.en) };
}

const money = inEach((locale) => new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }));

/** '€ 12,50', '12,50 €', '€12.50' */
export function euros(cents: number, language: Language = "nl"): string {
  return money[language].format(cents / 100).replaceAll(/[\u00A0\u202F]/g, " ");
}

const UNITS = {
  nl: [
    { seconds: 86_400, one: "1 dag", many: "dagen" },
    { seconds: 3600, one: "een uur", many: "uur" },
    { seconds: 60, one: "1 minuut", many: "minuten" },
    { seconds: 1, one: "1 seconde", many: "seconden" },
  ],
  fr: [
    { seconds: 86_400, one: "1 jour", many: "jours" },
    { seconds: 3600, one: "une heure", many: "heures" },
    { seconds: 60, one: "1 minute", many: "minutes" },
    { seconds: 1, one: "1 seconde", many: "secondes" },
  ],
  en: [
    { seconds: 86_400, one: "1 day", many: "days" },
    { seconds: 3600, one: "an hour", many: "hours" },
    { seconds: 60, one: "1 minute", many: "minutes" },
    { seconds: 1, one: "1 second", many: "seconds" },
  ],
} as const;

/** '7 dagen', 'een uur', '90 minuten'. @param seconds whole, 1 or more */
export function durationInWords(seconds: number, language: Language = "nl"): string {
  const units = UNITS[language];
  const unit = units.find((one) => seconds % one.seconds === 0) ?? units[3];
  const count = seconds / unit.seconds;
  return count === 1 ? unit.one : `${count} ${unit.many}`;
}

/** '40 seconden', '3 minuten', '20 uur': never less than it takes. @param seconds whole, 1 or more */
export function waitInWords(seconds: number, language: Language = "nl"): string {
  const unit = seconds <= 60 ? 1 : seconds <= 2 * 3600 ? 60 : 3600;
  return durationInWords(Math.ceil(seconds / unit) * unit, language);
}

function inBrussels(options: Intl.DateTimeFormatOptions, locales: Record<Language, Locale> = LOCALES) {
  const formats = inEach(
    (locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: "Europe/Brussels" }),
    locales,
  );
  return (moment: Date, language: Language = "nl"): string => formats[language].format(moment);
}

/** '20:00' */
export const clockTime = inBrussels({ hour: "2-digit", minute: "2-digit" });
/** 'zaterdag 5 december 2099' */
export const fullDate = inBrussels({ weekday: "long", day: "numeric", month: "long", year: "numeric" });

const AT = {
  nl: (date, time) => `${date} om ${time} uur`,
  fr: (date, time) => `${date} à ${time}`,
  en: (date, time) => `${date} at ${time}`,
} as const satisfies Record<Language, (date: string, time: string) => string>;

/** 'zaterdag 5 december 2099 om 20:00 uur' */
export const fullMoment = (moment: Date, language: Language = "nl"): string =>
  AT[language](fullDate(moment, language), clockTime(moment, language));

/** '5 december 2099 om 20:00' */
export const longMoment = inBrussels({ dateStyle: "long", timeStyle: "short" }, { ...LOCALES, nl: "nl-NL" });
/** '5 dec 2099, 20:00' */
export const shortMoment = inBrussels({ dateStyle: "medium", timeStyle: "short" });

const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Brussels" });
/** '2099-12-05': the day at the theatre. */
export const dayAtTheatre = (moment: Date): string => isoDay.format(moment);

const longDay = inEach((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }));
/** '5 december 2099' of a day at the theatre, yyyy-mm-dd. */
export const dayInWords = (day: string, language: Language = "nl"): string =>
  longDay[language].format(new Date(`${day}T00:00:00Z`));
