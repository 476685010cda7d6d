import { FIRST_LANGUAGE, LANGUAGES, languageOfPath, pathInLanguage } from "@podium/shared/words/languages";
import { LANGUAGE_KEY, readStored, writeStored } from "#platform/storage.ts";

type Address = Pick<Location, "pathname" | "search" | "hash">;

/**
 * Remembers on this device the language of a followed language link, also before the page's scripts have loaded: later
 * links, in forwarded mails and on paper, lead to Dutch addresses.
 */
export function rememberFollowed({ target, button }: MouseEvent): void {
  // The right button only opens a menu, and the middle one a tab.
  if (button > 1 || !(target instanceof Element)) return;
  const followed = target.closest<HTMLAnchorElement>("a[hreflang]")?.hreflang;
  if (followed) rememberLanguage(followed);
}

export function rememberLanguage(language: string): void {
  writeStored(LANGUAGE_KEY, language);
}

/**
 * Pages of volunteers, which are in Dutch alone. The list repeats a part of routes.ts, because bootstrap.ts needs it
 * before the site is loaded.
 */
const VOLUNTEERS = /^\/(?:admin|statistics|scan|toestel|zaalopvolging|logboek|[a-z]+-beheer)(?:\/|$)/;

/** Whether a page exists in each language. @param path without a language */
export const isTranslated = (path: string): boolean => !VOLUNTEERS.test(path);

/**
 * The address of this page in the language that was chosen on this device; null when the page is in it already, has an
 * address that names a language, or exists in Dutch alone.
 */
export function chosenAddress({ pathname, search, hash }: Address): string | null {
  if (languageOfPath(pathname) !== FIRST_LANGUAGE || !isTranslated(pathname)) return null;
  const stored = readStored(LANGUAGE_KEY);
  const chosen = LANGUAGES.find((language) => language === stored) ?? FIRST_LANGUAGE;
  return chosen === FIRST_LANGUAGE ? null : pathInLanguage(pathname, chosen) + search + hash;
}
