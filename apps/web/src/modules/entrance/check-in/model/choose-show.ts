import type { CheckInShow } from "@podium/shared/contracts/check-in";
import { theatreDay } from "#platform/format.ts";

/** Guests arrive until this long after the start of a show, so that it is still chosen before a later one. */
const LATE_MS = 2 * 3600_000;

/** Chooses today's first show that is not well under way, otherwise today's last; without shows today, the next one. */
export function chooseShow<Show extends CheckInShow>(shows: readonly Show[], now: number): Show | undefined {
  const soonestFirst = shows.toSorted((a, b) => Date.parse(a.dateTime) - Date.parse(b.dateTime));
  const today = soonestFirst.filter(({ dateTime }) => theatreDay(dateTime) === theatreDay(new Date(now).toISOString()));
  const open = (show: Show): boolean => Date.parse(show.dateTime) + LATE_MS > now;
  return today.find(open) ?? today.at(-1) ?? soonestFirst.find(open) ?? soonestFirst.at(-1);
}
