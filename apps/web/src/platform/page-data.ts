import type { PageData } from "@podium/shared/contracts/page-data";
import { FIRST_LANGUAGE, type Language } from "@podium/shared/words/languages";
import { useSyncExternalStore } from "react";
import { currentLanguage } from "#messages/messages.ts";

let data: Partial<PageData> | undefined;
const used = new Set<keyof PageData>();

export function drawWith(next: Partial<PageData>): void {
  data = next;
  used.clear();
}

/** Returns on the server, after drawing, the data that the browser needs. @throws Error when something was not given */
export function usedData(): Partial<PageData> {
  const missing = [...used].filter((key) => data?.[key] === undefined);
  if (missing.length > 0) throw new Error(`A page was drawn without ${missing.join(", ")}.`);
  const known = [...used].map((key) => [key, data?.[key]] as const);
  // TypeScript does not follow each key to its own value.
  return Object.fromEntries(known) as Partial<PageData>;
}

/** Returns the data that this document was drawn with; undefined when it was drawn without it, and in development. */
export function pageData<Key extends keyof PageData>(key: Key): PageData[Key] | undefined {
  if (import.meta.env.SSR) used.add(key);
  else data ??= readDocument();
  return data?.[key];
}

/** Drops the document's data in a browser, once it is no longer the published data. */
export function forgetPageData(): void {
  data = {};
}

function readDocument(): Partial<PageData> {
  const written = document.getElementById("page-data")?.textContent;
  // The server wrote it, with the code of this build.
  return written === undefined ? {} : (JSON.parse(written) as Partial<PageData>);
}

/** Asks the API for the society's texts in the language of the site. */
export function languageQuery(): { language?: Language } {
  const language = currentLanguage();
  return language === FIRST_LANGUAGE ? {} : { language };
}

const never = () => () => undefined;

/** True during hydration, which must render the prerendered page, even when newer data has arrived. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
