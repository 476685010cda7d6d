const MINUTE_MS = 60_000;

/** The longest stall of the processes that is made up for, so that it does not end in a rush. */
const LONGEST_STALL_MS = 5000;

/** A fifth of the house each minute, as many as find seats; the smallest server sells to ten people a second. */
export function usualPerMinute(seats: number): number {
  return Math.min(600, Math.max(20, Math.round(seats / 5)));
}

/** When a minute's worth of turns is saved up: as of the opening, or after a minute in which nobody waited. */
export const withFullMinute = (now: Date): Date => new Date(now.getTime() - MINUTE_MS);

/**
 * Turns by the time that passed, one for each `minute / perMinute`.
 * @param pacedAt the moment up to which turns were given out
 * @param isIdle whether nobody waited: up to a minute's worth is then saved up
 */
export function turnsDue(
  { pacedAt, perMinute, isIdle }: { pacedAt: Date; perMinute: number; isIdle: boolean },
  now: Date,
): { turns: number; pacedAfter: (given: number) => Date } {
  const eachMs = MINUTE_MS / perMinute;
  const longestMs = isIdle ? MINUTE_MS : Math.max(LONGEST_STALL_MS, eachMs);
  const from = Math.max(pacedAt.getTime(), now.getTime() - longestMs);
  return {
    turns: Math.max(0, Math.floor((now.getTime() - from) / eachMs)),
    pacedAfter: (given) => new Date(Math.round(from + given * eachMs)),
  };
}

/** Seconds until the turn of the one with that many turns to go. */
export const secondsUntil = (turns: number, perMinute: number): number => Math.ceil((turns * 60) / perMinute);
