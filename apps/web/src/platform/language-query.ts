import { FIRST_LANGUAGE, type Language } from "@podium/shared/words/languages";
import { currentLanguage } from "#messages/messages.ts";

/** Asks the API for the society's texts in the language of the site. */
export function languageQuery(): { language?: Language } {
  const language = currentLanguage();
  return language === FIRST_LANGUAGE ? {} : { language };
}
