import { paths } from "#platform/paths.ts";

/** Opens this page without a network from now on. The worker's scope is this page alone. */
export function openOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Without it check-in works as long as the page stays open.
  navigator.serviceWorker
    .register("/door-worker.js", { scope: paths.scan, updateViaCache: "none" })
    .catch(() => undefined);
}
