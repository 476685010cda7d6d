import { FIRST_LANGUAGE, type Language, LANGUAGES } from "@podium/shared/languages";
import Negotiator from "negotiator";

const ANY = "*";

/** 'fr' of 'fr-BE' */
function languageOf(tag: string): Language | undefined {
  if (tag === ANY) return FIRST_LANGUAGE;
  const [primary] = tag.toLowerCase().split("-", 1);
  return LANGUAGES.find((language) => language === primary);
}

/** The language of ours that a client wants most, by its `Accept-Language`; Dutch where it wants none of them. */
export function requestLanguage(accepted: string | undefined): Language {
  if (accepted === undefined) return FIRST_LANGUAGE;
  const wanted = new Negotiator({ headers: { "accept-language": accepted } }).languages();
  return wanted.map(languageOf).find((language) => language !== undefined) ?? FIRST_LANGUAGE;
}
