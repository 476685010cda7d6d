import type { Language } from "./languages.ts";
import { dateAtTime } from "./locales.ts";

const DOORS: Readonly<Record<Language, string>> = { nl: "Deuren open", fr: "Ouverture des portes", en: "Doors open" };

/** 'Deuren open om 19:30 uur', of a time as text */
export function doorsAtTime(time: string, language: Language): string {
  return dateAtTime(DOORS[language], time, language);
}
