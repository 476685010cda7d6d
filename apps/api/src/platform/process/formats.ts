import { LOCALES, perLanguage } from "@podium/shared/words/date-formats";
import { FIRST_LANGUAGE, type Language } from "@podium/shared/words/languages";

const money = perLanguage(
  (language) => new Intl.NumberFormat(LOCALES[language], { style: "currency", currency: "EUR" }),
);

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

const dayOfYear = perLanguage(
  (language) => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }),
);
export const dayInWords = (day: string, language: Language = FIRST_LANGUAGE): string =>
  dayOfYear(language).format(new Date(`${day}T00:00:00Z`));
