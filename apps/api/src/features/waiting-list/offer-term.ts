import { plusSeconds } from "#platform/clock.ts";

const LAST_BEFORE_SHOW_SECONDS = 2 * 3600;
const LEAST_SECONDS = 15 * 60;

interface Bounds {
  startsAt: Date;
  salesCloseAt: Date;
}

const earliest = (...dates: Date[]): Date => new Date(Math.min(...dates.map((date) => date.getTime())));

/**
 * The last moment at which an offer that is open `now` may end: 2 hours before the show; from then on 15 minutes, and
 * never past the end of the sale (decisions, section 11). It never comes earlier as time passes, only with the show.
 */
export function lastEnd(now: Date, { startsAt, salesCloseAt }: Bounds): Date {
  const before = plusSeconds(startsAt, -LAST_BEFORE_SHOW_SECONDS).getTime();
  const atLeast = plusSeconds(now, LEAST_SECONDS).getTime();
  return earliest(new Date(Math.max(before, atLeast)), salesCloseAt);
}

/** Until when an offer of `now` holds: `offerSeconds`, within `lastEnd`. */
export const offerEnd = (now: Date, show: Bounds, offerSeconds: number): Date =>
  earliest(plusSeconds(now, offerSeconds), lastEnd(now, show));
