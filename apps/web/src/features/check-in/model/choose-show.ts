import type { CheckInShow } from "@podium/shared/contracts/check-in";
import { theatreDay } from "#platform/format.ts";

/** People still come in for a show until this long after it began. */
const LATE_MS = 2 * 3600_000;

/** Today's first show that is not well under way, else today's last; without one today, the next show. */
export function chooseShow<Show extends CheckInShow>(shows: readonly Show[], now: number): Show | undefined {
  const soonestFirst = shows.toSorted((a, b) => Date.parse(a.dateTime) - Date.parse(b.dateTime));
  const today = soonestFirst.filter(({ dateTime }) => theatreDay(dateTime) === theatreDay(new Date(now).toISOString()));
  const open = (show: Show): boolean => Date.parse(show.dateTime) + LATE_MS > now;
  return today.find(open) ?? today.at(-1) ?? soonestFirst.find(open) ?? soonestFirst.at(-1);
}
