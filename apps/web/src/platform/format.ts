/** Dates, times and amounts as text, in the theatre's time zone and the language of the site. */
import type { Language } from "@podium/shared/languages";
import { AT, DATE_LOCALES, LOCALES } from "@podium/shared/locales";
import { currentLanguage } from "#messages/messages.ts";

const timeZone = "Europe/Brussels";

const long = dates({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const short = dates({ weekday: "short", day: "numeric", month: "short", year: "numeric" });
const dayOfYear = dates({ day: "numeric", month: "long", year: "numeric" });
const time = dates({ hour: "2-digit", minute: "2-digit" });
const belgian = perLanguage(
  (language) => new Intl.DateTimeFormat(LOCALES[language], { timeZone, dateStyle: "medium", timeStyle: "short" }),
);
const belgianDay = perLanguage(
  (language) => new Intl.DateTimeFormat(LOCALES[language], { timeZone, dateStyle: "medium" }),
);
const euro = perLanguage(
  (language) => new Intl.NumberFormat(LOCALES[language], { style: "currency", currency: "EUR" }),
);
const day = whenNeeded(() => new Intl.DateTimeFormat("sv-SE", { timeZone }));

/** 'zaterdag 14 maart 2026' (nl-NL). All take ISO 8601 text. */
export function formatDate(iso: string): string {
  return long().format(new Date(iso));
}

/** '2026-03-14', for names of files */
export function theatreDay(iso: string): string {
  return day().format(new Date(iso));
}

/** 2026 */
export function theatreYear(iso: string): number {
  return Number(theatreDay(iso).slice(0, 4));
}

/** 'za 14 mrt 2026', where room is short */
export function formatShortDate(iso: string): string {
  return short().format(new Date(iso));
}

/** '14 maart 2026', in a sentence */
export function formatDayOfYear(iso: string): string {
  return dayOfYear().format(new Date(iso));
}

/** '20:00' */
export function formatTime(iso: string): string {
  return time().format(new Date(iso));
}

/** 'zaterdag 14 maart 2026 om 20:00' (nl-NL: the hall page and most screens) */
export function formatDateTime(iso: string): string {
  return `${formatDate(iso)} ${AT[currentLanguage()]} ${formatTime(iso)}`;
}

/** 'za 14 mrt 2026, 20:00', where room is short */
export function formatShortDateTime(iso: string): string {
  return `${formatShortDate(iso)}, ${formatTime(iso)}`;
}

/** '14 mrt 2026' (nl-BE medium date), of what has a day and no time */
export function formatBelgianDate(iso: string): string {
  return belgianDay().format(new Date(iso));
}

/** '14 mrt 2026, 20:00' (nl-BE medium date and short time: the overview pages of reservations and payments) */
export function formatBelgianDateTime(iso: string): string {
  return belgian().format(new Date(iso));
}

/** '€ 12,00' from euros (12) */
export function formatEuro(amount: number): string {
  return euro().format(amount);
}

/** Warms up date formatting (0.1 s on a slow phone) while a response is pending. */
export function getReadyForDates(): void {
  long();
}

function dates(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return perLanguage((language) => new Intl.DateTimeFormat(DATE_LOCALES[language], { timeZone, ...options }));
}

/** Made when it is needed: a formatter takes a slow phone 0.05 s. */
function perLanguage<T>(make: (language: Language) => T): () => T {
  const made: Partial<Record<Language, T>> = {};
  return () => {
    const language = currentLanguage();
    return (made[language] ??= make(language));
  };
}

function whenNeeded<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
