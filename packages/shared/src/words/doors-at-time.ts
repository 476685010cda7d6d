import type { Language } from "./languages.ts";
import { dateAtTime } from "./locales.ts";

const DOORS: Readonly<Record<Language, string>> = { nl: "Deuren open", fr: "Ouverture des portes", en: "Doors open" };

/** 'Deuren open om 19:30 uur'; `time` is formatted already. */
export function doorsAtTime(time: string, language: Language): string {
  return dateAtTime(DOORS[language], time, language);
}
