/** The server's clock, as its answers tell it: a visitor's own may be wrong. */

/** Answers tell whole seconds and take a moment to come; what differs less is no difference. */
const SLACK_MS = 2000;

let ahead = 0;

/** How far the server's clock is ahead of this browser's, in milliseconds. */
export function serverClockAhead(): number {
  return ahead;
}

/** To be called with each answer of the API as it comes in. */
export function hearServerClock(answer: Response): void {
  const told = Date.parse(answer.headers.get("date") ?? "");
  if (Number.isNaN(told)) return;
  const difference = told - Date.now();
  ahead = Math.abs(difference) < SLACK_MS ? 0 : difference;
}
