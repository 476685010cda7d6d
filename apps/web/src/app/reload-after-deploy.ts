import { readStored, writeStored } from "#platform/storage.ts";

const RELOADED_KEY = "podium.reloaded";
const ONCE_MS = 30_000;

/** Reloads the page, once, when a chunk is gone after a deploy; after that the error boundary shows. */
export function reloadAfterDeploy(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const last = Number(readStored(RELOADED_KEY, "session") ?? 0);
    if (Date.now() - last < ONCE_MS || !navigator.onLine) return;
    writeStored(RELOADED_KEY, String(Date.now()), "session");
    // The page does not reload without storage, because it could then reload for ever.
    if (readStored(RELOADED_KEY, "session") === null) return;
    event.preventDefault();
    window.location.reload();
  });
}
