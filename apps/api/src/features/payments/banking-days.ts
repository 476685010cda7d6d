import { dayAtTheatre } from "#platform/formats.ts";

const DAY_MS = 24 * 3600 * 1000;

const iso = (day: Date): string => day.toISOString().slice(0, 10);
const after = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS);

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): Date {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}

/** Days on which no transfer in euros is executed (the closing days of the European banks' system T2). */
function isClosed(day: Date): boolean {
  const sunday = easter(day.getUTCFullYear());
  const closed = ["01-01", "05-01", "12-25", "12-26"];
  return (
    day.getUTCDay() === 0 ||
    day.getUTCDay() === 6 ||
    closed.includes(iso(day).slice(5)) ||
    [after(sunday, -2), after(sunday, 1)].some((feast) => iso(feast) === iso(day))
  );
}

/** The first day after today, in Brussels, on which banks execute transfers. @returns yyyy-mm-dd */
export function nextBankingDay(now: Date): string {
  let day = after(new Date(`${dayAtTheatre(now)}T00:00:00Z`), 1);
  while (isClosed(day)) day = after(day, 1);
  return iso(day);
}
