import { FIRST_LANGUAGE, LANGUAGES, languageOfPath, pathInLanguage } from "@podium/shared/words/languages";
import { LANGUAGE_KEY, readStored, writeStored } from "#platform/storage.ts";

type Address = Pick<Location, "pathname" | "search" | "hash">;

/** Remembers a followed language link before scripts load: mails and paper lead to Dutch addresses later on. */
export function rememberFollowed({ target, button }: MouseEvent): void {
  // The right button only opens a menu, and the middle one a tab.
  if (button > 1 || !(target instanceof Element)) return;
  const followed = target.closest<HTMLAnchorElement>("a[hreflang]")?.hreflang;
  if (followed) rememberLanguage(followed);
}

export function rememberLanguage(language: string): void {
  writeStored(LANGUAGE_KEY, language);
}

/** Repeats the pages of routes.ts that are in Dutch alone: bootstrap.ts needs them before the site is loaded. */
const VOLUNTEERS = /^\/(?:admin|statistics|scan|toestel|zaalopvolging|logboek|[a-z]+-beheer)(?:\/|$)/;

/** Whether a page exists in each language. @param path without a language */
export const isTranslated = (path: string): boolean => !VOLUNTEERS.test(path);

/** Null when the page is in the chosen language, has an address that names one, or exists in Dutch alone. */
export function chosenAddress({ pathname, search, hash }: Address): string | null {
  if (languageOfPath(pathname) !== FIRST_LANGUAGE || !isTranslated(pathname)) return null;
  const stored = readStored(LANGUAGE_KEY);
  const chosen = LANGUAGES.find((language) => language === stored) ?? FIRST_LANGUAGE;
  return chosen === FIRST_LANGUAGE ? null : pathInLanguage(pathname, chosen) + search + hash;
}
