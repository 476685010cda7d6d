/** Dates, times and amounts as text, in the theatre's time zone and the site's language. Moments are ISO 8601 text. */
import {
  AT,
  clockTime,
  dayAtTheatre,
  fullDate,
  LOCALES,
  longDate,
  mediumDate,
  mediumMoment,
  perLanguage,
  shortDate,
} from "@podium/shared/words/date-formats";
import { currentLanguage } from "#messages/messages.ts";

const euro = perLanguage(
  (language) => new Intl.NumberFormat(LOCALES[language], { style: "currency", currency: "EUR" }),
);

const whole = perLanguage((language) => new Intl.NumberFormat(LOCALES[language]));

/** '2.310' */
export const formatCount = (count: number): string => whole(currentLanguage()).format(count);

/** 'zaterdag 14 maart 2026' */
export const formatDate = (iso: string): string => fullDate(iso, currentLanguage());

/** '2026-03-14', for names of files */
export const theatreDay = (iso: string): string => dayAtTheatre(iso);

export const theatreYear = (iso: string): number => Number(dayAtTheatre(iso).slice(0, 4));

/** 'za 14 mrt 2026', where room is short */
export const formatShortDate = (iso: string): string => shortDate(iso, currentLanguage());

/** '14 maart 2026', in a sentence */
export const formatDayOfYear = (iso: string): string => longDate(iso, currentLanguage());

export const formatTime = (iso: string): string => clockTime(iso, currentLanguage());

/** 'zaterdag 14 maart 2026 om 20:00': the hall page and most screens */
export const formatDateTime = (iso: string): string => `${formatDate(iso)} ${AT[currentLanguage()]} ${formatTime(iso)}`;

/** 'za 14 mrt 2026, 20:00', where room is short */
export const formatShortDateTime = (iso: string): string => `${formatShortDate(iso)}, ${formatTime(iso)}`;

/** '14 mrt 2026', of what has a day and no time */
export const formatBelgianDate = (iso: string): string => mediumDate(iso, currentLanguage());

/** '14 mrt 2026, 20:00': the overview pages of reservations and payments */
export const formatBelgianDateTime = (iso: string): string => mediumMoment(iso, currentLanguage());

/** '€ 12,00' from euros (12) */
export const formatEuro = (amount: number): string => euro(currentLanguage()).format(amount);

/** Warms up date formatting (0.1 s on a slow phone) while a response is pending. */
export function getReadyForDates(): void {
  fullDate(new Date(), currentLanguage());
}
