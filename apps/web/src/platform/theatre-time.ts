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

/** Null when invalid. An hour that is skipped in spring counts as the one after it. */
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
