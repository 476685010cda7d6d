const money = new Intl.NumberFormat("nl-BE", { style: "currency", currency: "EUR" });

/** '€ 12,50' */
export function euros(cents: number): string {
  return money.format(cents / 100).replaceAll("\u00A0", " ");
}

const UNITS = [
  { seconds: 86_400, one: "1 dag", many: "dagen" },
  { seconds: 3600, one: "een uur", many: "uur" },
  { seconds: 60, one: "1 minuut", many: "minuten" },
  { seconds: 1, one: "1 seconde", many: "seconden" },
] as const;

/** '7 dagen', 'een uur', '90 minuten'. @param seconds whole, 1 or more */
export function durationInWords(seconds: number): string {
  const unit = UNITS.find((one) => seconds % one.seconds === 0) ?? UNITS[3];
  const count = seconds / unit.seconds;
  return count === 1 ? unit.one : `${count} ${unit.many}`;
}

/** '40 seconden', '3 minuten', '20 uur': never less than it takes. @param seconds whole, 1 or more */
export function waitInWords(seconds: number): string {
  const unit = seconds <= 60 ? 1 : seconds <= 2 * 3600 ? 60 : 3600;
  return durationInWords(Math.ceil(seconds / unit) * unit);
}

function inBrussels(locale: "nl-BE" | "nl-NL", options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "Europe/Brussels" });
  return (moment) => format.format(moment);
}

/** '20:00' */
export const clockTime = inBrussels("nl-BE", { hour: "2-digit", minute: "2-digit" });
/** 'zaterdag 5 december 2099' */
export const fullDate = inBrussels("nl-BE", { weekday: "long", day: "numeric", month: "long", year: "numeric" });
/** 'zaterdag 5 december 2099 om 20:00 uur' */
export const fullMoment = (moment: Date): string => `${fullDate(moment)} om ${clockTime(moment)} uur`;
/** '5 december 2099 om 20:00' */
export const longMoment = inBrussels("nl-NL", { dateStyle: "long", timeStyle: "short" });
/** '5 dec 2099, 20:00' */
export const shortMoment = inBrussels("nl-BE", { dateStyle: "medium", timeStyle: "short" });

const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Brussels" });
/** '2099-12-05': the day at the theatre. */
export const dayAtTheatre = (moment: Date): string => isoDay.format(moment);
/** '5 december 2099' of a day at the theatre, yyyy-mm-dd. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat("nl-BE", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
