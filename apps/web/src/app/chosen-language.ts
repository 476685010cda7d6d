import { FIRST_LANGUAGE, LANGUAGES, languageOfPath, pathInLanguage } from "@podium/shared/languages";
import { LANGUAGE_KEY, readStored, writeStored } from "#platform/storage.ts";

type Address = Pick<Location, "pathname" | "search" | "hash">;

/**
 * Remembers on this device the language of a link to this page in another, which works before the page does: mails of
 * others and links on paper lead to Dutch addresses.
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
 * Pages of volunteers, which are in Dutch alone. Said again beside routes.ts, which bootstrap.ts cannot wait for: it
 * asks before the site is loaded.
 */
const VOLUNTEERS = /^\/(?:admin|statistics|scan|toestel|zaalopvolging|logboek|[a-z]+-beheer)(?:\/|$)/;

/** Whether a page is read in each language. @param path without a language */
export const isTranslated = (path: string): boolean => !VOLUNTEERS.test(path);

/**
 * This page in the language that was chosen on this device; null where it is in that one,
 * in one that it names, or in Dutch alone.
 */
export function chosenAddress({ pathname, search, hash }: Address): string | null {
  if (languageOfPath(pathname) !== FIRST_LANGUAGE || !isTranslated(pathname)) return null;
  const stored = readStored(LANGUAGE_KEY);
  const chosen = LANGUAGES.find((language) => language === stored) ?? FIRST_LANGUAGE;
  return chosen === FIRST_LANGUAGE ? null : pathInLanguage(pathname, chosen) + search + hash;
}
