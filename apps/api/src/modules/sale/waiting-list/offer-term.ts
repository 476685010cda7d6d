import { plusSeconds } from "#platform/process/clock.ts";

const LAST_BEFORE_SHOW_SECONDS = 2 * 3600;
const LEAST_SECONDS = 15 * 60;

interface Bounds {
  startsAt: Date;
  salesCloseAt: Date;
}

const earliest = (...dates: Date[]): Date => new Date(Math.min(...dates.map((date) => date.getTime())));

/**
 * Returns the latest end of an offer that is open `now`: 2 hours before the show, but at least 15 minutes from now
 * and never after the sale (decisions, section 11). It only becomes earlier when the show or its sale moves.
 */
export function lastEnd(now: Date, { startsAt, salesCloseAt }: Bounds): Date {
  const before = plusSeconds(startsAt, -LAST_BEFORE_SHOW_SECONDS).getTime();
  const atLeast = plusSeconds(now, LEAST_SECONDS).getTime();
  return earliest(new Date(Math.max(before, atLeast)), salesCloseAt);
}

/** Returns when an offer made `now` ends: after `offerSeconds`, but not after `lastEnd`. */
export const offerEnd = (now: Date, show: Bounds, offerSeconds: number): Date =>
  earliest(plusSeconds(now, offerSeconds), lastEnd(now, show));
