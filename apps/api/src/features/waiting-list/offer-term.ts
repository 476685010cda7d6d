import { plusSeconds } from "#platform/clock.ts";

const LAST_BEFORE_SHOW_SECONDS = 2 * 3600;
const LEAST_SECONDS = 15 * 60;

/**
 * Until when an offer of `now` holds: `offerSeconds`, but never past 2 hours before the show; from then on 15 minutes,
 * and never past the end of the sale (decisions, section 11).
 */
export function offerEnd(
  now: Date,
  { startsAt, salesCloseAt }: { startsAt: Date; salesCloseAt: Date },
  offerSeconds: number,
): Date {
  const latest = Math.min(
    plusSeconds(now, offerSeconds).getTime(),
    plusSeconds(startsAt, -LAST_BEFORE_SHOW_SECONDS).getTime(),
  );
  const atLeast = plusSeconds(now, Math.min(LEAST_SECONDS, offerSeconds)).getTime();
  return new Date(Math.min(Math.max(latest, atLeast), salesCloseAt.getTime()));
}
