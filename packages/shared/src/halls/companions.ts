const theatreDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Brussels", dateStyle: "short" });

const HOUR_MS = 3600 * 1000;

/**
 * The theatre's next midnight. Shows that start from then on sell companion places only with a wheelchair place of the
 * same group: until the day before the show, and that whole day. On the day of the show anyone may take what is left.
 * Source: decisions, section 10.
 */
export function companionsBoundFrom(now: Date): Date {
  const midnightUtc = Date.parse(`${theatreDay.format(now)}T00:00:00Z`) + 24 * HOUR_MS;
  const tomorrow = theatreDay.format(midnightUtc);
  // Belgium is an hour ahead of UTC, in summer two.
  const inSummer = new Date(midnightUtc - 2 * HOUR_MS);
  return theatreDay.format(inSummer) === tomorrow ? inSummer : new Date(midnightUtc - HOUR_MS);
}

/** Whether companion places of a show are sold only with a wheelchair place of their group. */
export function companionsAreBound(startsAt: Date, now: Date): boolean {
  return startsAt >= companionsBoundFrom(now);
}
