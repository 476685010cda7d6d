/** Dates, times and amounts as text, in the theatre's time zone. */
const timeZone = "Europe/Brussels";

const long = whenNeeded(
  () => new Intl.DateTimeFormat("nl-NL", { timeZone, weekday: "long", day: "numeric", month: "long", year: "numeric" }),
);
const short = whenNeeded(
  () =>
    new Intl.DateTimeFormat("nl-NL", { timeZone, weekday: "short", day: "numeric", month: "short", year: "numeric" }),
);
const dayOfYear = whenNeeded(
  () => new Intl.DateTimeFormat("nl-NL", { timeZone, day: "numeric", month: "long", year: "numeric" }),
);
const time = whenNeeded(() => new Intl.DateTimeFormat("nl-NL", { timeZone, hour: "2-digit", minute: "2-digit" }));
const belgian = whenNeeded(
  () => new Intl.DateTimeFormat("nl-BE", { timeZone, dateStyle: "medium", timeStyle: "short" }),
);
const day = whenNeeded(() => new Intl.DateTimeFormat("sv-SE", { timeZone }));
const euro = whenNeeded(() => new Intl.NumberFormat("nl-BE", { style: "currency", currency: "EUR" }));

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
  return `${formatDate(iso)} om ${formatTime(iso)}`;
}

/** 'za 14 mrt 2026, 20:00', where room is short */
export function formatShortDateTime(iso: string): string {
  return `${formatShortDate(iso)}, ${formatTime(iso)}`;
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

function whenNeeded<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
