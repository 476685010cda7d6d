import { FIRST_LANGUAGE, LANGUAGES, languageOfPath } from "@podium/shared/words/languages";
import { isTranslated } from "#app/chosen-language.ts";
import { LANGUAGE_ASKED_KEY, LANGUAGE_KEY, readStored, writeStored } from "#platform/storage.ts";

/**
 * Whether a Dutch page offers French: to browsers that prefer French to the site's other languages, until the visitor
 * has chosen a language or was asked. English is not offered, because many Dutch speakers use an English browser.
 */
export function offersFrench({ pathname }: Pick<Location, "pathname">, preferred: readonly string[]): boolean {
  if (languageOfPath(pathname) !== FIRST_LANGUAGE || !isTranslated(pathname)) return false;
  if (readStored(LANGUAGE_KEY) !== null || readStored(LANGUAGE_ASKED_KEY) !== null) return false;
  const known = preferred.map((tag) => tag.toLowerCase().split("-")[0]);
  return known.find((tag) => LANGUAGES.some((language) => language === tag)) === "fr";
}

/** Remembers that this device has seen the offer: a visitor who ignores it is not asked again. */
export function rememberAsked(): void {
  writeStored(LANGUAGE_ASKED_KEY, "fr");
}
