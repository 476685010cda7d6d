import { FIRST_LANGUAGE, type Language, LANGUAGES, languageOfPath, pathInLanguage } from "@podium/shared/languages";
import { LANGUAGE_KEY, readStored, writeStored } from "#platform/storage.ts";

type Address = Pick<Location, "pathname" | "search" | "hash">;

/** Remembers it on this device: mails of others and links on paper lead to Dutch addresses. */
export function rememberLanguage(language: Language): void {
  writeStored(LANGUAGE_KEY, language);
}

/** This page in the language that was chosen on this device; null where it is in that one, or in one that it names. */
export function chosenAddress({ pathname, search, hash }: Address): string | null {
  if (languageOfPath(pathname) !== FIRST_LANGUAGE) return null;
  const stored = readStored(LANGUAGE_KEY);
  const chosen = LANGUAGES.find((language) => language === stored) ?? FIRST_LANGUAGE;
  return chosen === FIRST_LANGUAGE ? null : pathInLanguage(pathname, chosen) + search + hash;
}
