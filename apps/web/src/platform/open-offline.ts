import { pathInLanguage } from "@podium/shared/languages";
import { currentLanguage } from "#messages/messages.ts";

/**
 * Opens a page without a network from now on (vite/offline-workers.ts). Without the worker it works as long as it
 * stays open.
 * @param path what the worker serves in the language of the site, and nothing else
 */
export function openOffline(worker: "/door-worker.js" | "/tickets-worker.js", path: string): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const scope = pathInLanguage(path, currentLanguage());
  navigator.serviceWorker.register(worker, { scope, updateViaCache: "none" }).catch(() => undefined);
}
