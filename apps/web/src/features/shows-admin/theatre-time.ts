/** Between ISO 8601 in UTC and what `<input type="datetime-local">` holds, on the theatre's clock wherever the browser stands. */
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

/** The other way; null when the text is no date and time. An hour that is skipped in spring counts as the one after it. */
export function fromTheatreTime(local: string): string | null {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  // The clock differs from UTC by what it differs at the moment itself; the second look settles the nights of the change.
  let moment = asUtc - clockOffset(asUtc);
  moment = asUtc - clockOffset(moment);
  return new Date(moment).toISOString();
}

function clockOffset(moment: number): number {
  const minute = Math.floor(moment / 60_000) * 60_000;
  return Date.parse(`${toTheatreTime(new Date(minute).toISOString())}Z`) - minute;
}
