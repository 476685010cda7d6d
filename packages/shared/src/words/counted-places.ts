import { FIRST_LANGUAGE, type Language, pluralOf } from "./languages.ts";
import { LOCALES } from "./date-formats.ts";

interface PlaceWords {
  one: string;
  other: string;
  nextToEachOther: string;
}

const WORDS: Readonly<Record<Language, PlaceWords>> = {
  nl: { one: "plaats", other: "plaatsen", nextToEachOther: "naast elkaar" },
  fr: { one: "place", other: "places", nextToEachOther: "côte à côte" },
  en: { one: "seat", other: "seats", nextToEachOther: "next to each other" },
};

export function countedPlaces(count: number, language: Language = FIRST_LANGUAGE): string {
  const { one, other } = WORDS[language];
  return `${count.toLocaleString(LOCALES[language])} ${pluralOf(language)(count, one, other)}`;
}

/** '4 plaatsen naast elkaar', '1 plaats' */
export function waitingEntryWords(
  { seats, together }: { seats: number; together: boolean },
  language: Language = FIRST_LANGUAGE,
): string {
  return `${countedPlaces(seats, language)}${together && seats > 1 ? ` ${WORDS[language].nextToEachOther}` : ""}`;
}
