import { keep, readKept } from "#platform/kept.ts";

const RELOADED_KEY = "podium.reloaded";
const ONCE_MS = 30_000;

/**
 * After a new version is put live the files of the old one are gone, and a page that was open cannot load its next part.
 * It is then loaded anew, once; when that does not help the error boundary speaks.
 */
export function reloadAfterDeploy(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const last = Number(readKept(RELOADED_KEY, "session") ?? 0);
    if (Date.now() - last < ONCE_MS || !navigator.onLine) return;
    keep(RELOADED_KEY, String(Date.now()), "session");
    // Where nothing can be kept, loading anew might never end.
    if (readKept(RELOADED_KEY, "session") === null) return;
    event.preventDefault();
    window.location.reload();
  });
}
