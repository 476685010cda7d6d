import { gregorianEaster } from "date-easter";
import { dayAtTheatre } from "@podium/shared/words/date-formats";

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Hour in Brussels by which a day's transfers have reached the account. */
const CLOSING_HOUR = 18;

const iso = (day: Date): string => day.toISOString().slice(0, 10);
const dayOf = (moment: Date): Date => new Date(`${dayAtTheatre(moment)}T00:00:00Z`);
const after = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS);

/** Whether banks execute no transfers in euros on this day (the closing days of the European banks' system T2). */
function isClosed(day: Date): boolean {
  const year = day.getUTCFullYear();
  const easter = gregorianEaster(year);
  const sunday = new Date(Date.UTC(year, easter.month - 1, easter.day));
  const closed = ["01-01", "05-01", "12-25", "12-26"];
  return (
    day.getUTCDay() === 0 ||
    day.getUTCDay() === 6 ||
    closed.includes(iso(day).slice(5)) ||
    [after(sunday, -2), after(sunday, 1)].some((feast) => iso(feast) === iso(day))
  );
}

/** @returns yyyy-mm-dd */
export function nextBankingDay(now: Date): string {
  let day = after(dayOf(now), 1);
  while (isClosed(day)) day = after(day, 1);
  return iso(day);
}

/** Returns when a day begins in Brussels, one or two hours before it does in UTC. @param day its midnight in UTC */
function beginOf(day: Date): Date {
  const inSummer = new Date(day.getTime() - 2 * HOUR_MS);
  return dayAtTheatre(inSummer) === iso(day) ? inSummer : new Date(day.getTime() - HOUR_MS);
}

/** Banks execute a transfer on their next working day, and that day must have ended. */
export function transferUntil(moment: Date): Date {
  let day = dayOf(moment);
  while (isClosed(day) || beginOf(day).getTime() + CLOSING_HOUR * HOUR_MS > moment.getTime()) day = after(day, -1);
  return beginOf(day);
}
