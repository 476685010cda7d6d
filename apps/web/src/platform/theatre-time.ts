/** Converts between ISO 8601 in UTC and `<input type="datetime-local">`, in the theatre's time zone. */
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Brussels",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** '2026-12-05T20:00' from '2026-12-05T19:00:00.000Z' */
export function toTheatreTime(iso: string): string {
  return clock.format(new Date(iso)).replace(" ", "T");
}

/** Null when invalid. A skipped hour counts as the next; of an hour that comes twice, the second. Forms say so. */
export function fromTheatreTime(local: string): string | null {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  // Two passes: on the nights of a clock change the first offset may be wrong.
  let moment = asUtc - clockOffset(asUtc);
  moment = asUtc - clockOffset(moment);
  return new Date(moment).toISOString();
}

function clockOffset(moment: number): number {
  const minute = Math.floor(moment / 60_000) * 60_000;
  return Date.parse(`${toTheatreTime(new Date(minute).toISOString())}Z`) - minute;
}

const HOUR_MS = 3_600_000;

/** Returns undefined for a time that clocks show; else a sentence: when summer time begins, a night lacks an hour. */
export function skippedHour(local: string): string | undefined {
  const moment = fromTheatreTime(local);
  if (moment === null || toTheatreTime(moment) === local.slice(0, 16)) return undefined;
  return `Die nacht begint de zomertijd: na 01:59 komt 03:00, dus ${local.slice(11, 16)} bestaat niet. Kies een ander uur.`;
}

/** Returns undefined for a time that clocks show once; else a sentence: in autumn an hour comes twice. */
export function repeatedHour(local: string): string | undefined {
  const moment = fromTheatreTime(local);
  if (moment === null) return undefined;
  const before = toTheatreTime(new Date(Date.parse(moment) - HOUR_MS).toISOString());
  if (before !== local.slice(0, 16)) return undefined;
  return `Die nacht eindigt de zomertijd: ${before.slice(11)} komt twee keer. De tweede keer is bedoeld.`;
}
