import { type Language, LANGUAGES, pathInLanguage } from "@podium/shared/words/languages";
import { currentLanguage } from "#messages/messages.ts";

/**
 * Opens a page without a network from now on (vite/offline-workers.ts), in each language, because a Dutch address leads
 * to the chosen one (app/chosen-language.ts). Without the worker the page works as long as it stays open.
 * @param path the only page that the worker serves
 */
export function openOffline(
  worker: "/door-worker.js" | "/tickets-worker.js",
  path: string,
  languages: readonly Language[] = LANGUAGES,
): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const shown = currentLanguage();
  const openAll = async (): Promise<void> => {
    for (const language of [shown, ...languages.filter((other) => other !== shown)]) {
      const scope = pathInLanguage(path, language);
      const { installing } = await serviceWorker.register(worker, { scope, updateViaCache: "none" });
      // The next worker takes over what this one stored.
      if (installing) await new Promise((done) => installing.addEventListener("statechange", done, { once: true }));
    }
  };
  openAll().catch(() => undefined);
}
