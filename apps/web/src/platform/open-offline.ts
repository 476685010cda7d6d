/**
 * Opens a page without a network from now on (vite/offline-workers.ts). Without the worker it works as long as it
 * stays open.
 * @param scope what the worker serves, and nothing else
 */
export function openOffline(worker: "/door-worker.js" | "/tickets-worker.js", scope: string): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register(worker, { scope, updateViaCache: "none" }).catch(() => undefined);
}
