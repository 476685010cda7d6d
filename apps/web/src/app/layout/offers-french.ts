import { FIRST_LANGUAGE, LANGUAGES, languageOfPath } from "@podium/shared/languages";
import { isTranslated } from "#app/chosen-language.ts";
import { LANGUAGE_ASKED_KEY, LANGUAGE_KEY, readStored, writeStored } from "#platform/storage.ts";

/**
 * Whether a Dutch page offers itself in French: to a browser that prefers French to the site's other languages, until
 * its reader has chosen one, or was asked in an earlier visit. A browser in English says little of a Dutch speaker.
 */
export function offersFrench({ pathname }: Pick<Location, "pathname">, preferred: readonly string[]): boolean {
  if (languageOfPath(pathname) !== FIRST_LANGUAGE || !isTranslated(pathname)) return false;
  if (readStored(LANGUAGE_KEY) !== null || readStored(LANGUAGE_ASKED_KEY) !== null) return false;
  const known = preferred.map((tag) => tag.toLowerCase().split("-")[0]);
  return known.find((tag) => LANGUAGES.some((language) => language === tag)) === "fr";
}

/** Once for each device: whoever passes it by has answered. */
export function rememberAsked(): void {
  writeStored(LANGUAGE_ASKED_KEY, "fr");
}
