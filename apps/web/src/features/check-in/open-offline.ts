import { paths } from "#platform/paths.ts";

/**
 * Lets this screen open without a network from now on. The worker stands for this page alone, so that the rest of the site
 * knows nothing of it; the browser looks for a newer one at each visit.
 */
export function openOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Without it the door works all the same as long as the page stays open.
  navigator.serviceWorker
    .register("/door-worker.js", { scope: paths.scan, updateViaCache: "none" })
    .catch(() => undefined);
}
