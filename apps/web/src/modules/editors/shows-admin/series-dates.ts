import { MAX_SERIES } from "@podium/shared/contracts/limits";
import { skippedHour } from "#platform/theatre-time.ts";

/** Numbered as in `Date`, in the order of a Dutch week. */
export const WEEKDAYS = [
  { key: 1, label: "maandag" },
  { key: 2, label: "dinsdag" },
  { key: 3, label: "woensdag" },
  { key: 4, label: "donderdag" },
  { key: 5, label: "vrijdag" },
  { key: 6, label: "zaterdag" },
  { key: 0, label: "zondag" },
] as const;

const DAY_MS = 86_400_000;

/** Both days (yyyy-mm-dd) are included; `time` is hh:mm. @returns at most one more than fit in a series */
export function eachWeekday(from: string, to: string, weekdays: readonly number[], time: string): string[] {
  const [first, last] = [Date.parse(`${from}T00:00Z`), Date.parse(`${to}T00:00Z`)];
  const found: string[] = [];
  for (let day = first; day <= last && found.length <= MAX_SERIES; day += DAY_MS) {
    const date = new Date(day);
    if (weekdays.includes(date.getUTCDay())) found.push(`${date.toISOString().slice(0, 10)}T${time}`);
  }
  return found;
}

/** Adds dates, each once, soonest first. */
export const withDates = (dates: readonly string[], more: readonly string[]): string[] =>
  [...new Set([...dates, ...more])].toSorted();

/** Why dates cannot be in a series; null when they can. */
export function datesRefused(chosen: readonly string[], more: readonly string[]): string | null {
  const skipped = more.find((date) => skippedHour(date) !== undefined);
  if (skipped !== undefined) return `${dayInWords(skipped)}: ${skippedHour(skipped)}`;
  if (withDates(chosen, more).length > MAX_SERIES)
    return `Een reeks heeft ten hoogste ${MAX_SERIES} avonden. Kies minder dagen, of plan de rest daarna.`;
  return null;
}

const day = new Intl.DateTimeFormat("nl-BE", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
});

/** 'vr 5 mrt 2027' from '2027-03-05T20:00' */
export const dayInWords = (local: string): string => day.format(new Date(`${local.slice(0, 10)}T12:00Z`));

const HOUR = 60;
const USUAL = [0, HOUR, 2 * HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 48 * HOUR];

function words(minutes: number): string {
  if (minutes === 0) return "Bij aanvang";
  if (minutes % (24 * HOUR) === 0) {
    const days = minutes / (24 * HOUR);
    return days === 1 ? "Een dag voor aanvang" : `${days} dagen voor aanvang`;
  }
  return minutes % HOUR === 0 ? `${minutes / HOUR} uur voor aanvang` : `${minutes} minuten voor aanvang`;
}

/** @param chosen the current choice in minutes, offered even when it is not a usual one */
export function closingOptions(chosen = "0"): Array<{ value: string; label: string }> {
  const minutes = [...new Set([...USUAL, Number(chosen)])].toSorted((a, b) => a - b);
  return minutes.map((each) => ({ value: String(each), label: words(each) }));
}
