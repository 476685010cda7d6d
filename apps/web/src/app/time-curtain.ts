/** How long the curtain of Home waits after the first paint (global.css), and when it is open. */
const WAITS_MS = 900;
const OPEN_AFTER_MS = 2100;

/**
 * The curtain of the drawn page opens a moment after it was painted, when most has been loaded. One that is drawn anew goes on
 * where that one is; on later visits it opens at once, as nothing is being loaded then.
 */
export function timeCurtain(asDrawn: boolean): void {
  const [firstPaint] = performance.getEntriesByType("paint");
  const since = firstPaint ? performance.now() - firstPaint.startTime : 0;
  const delay = (ms: number): void =>
    document.documentElement.style.setProperty("--curtain-delay", `${Math.round(ms)}ms`);
  if (!asDrawn) delay(WAITS_MS - since);
  setTimeout(() => delay(0), Math.max(0, OPEN_AFTER_MS - since));
}
