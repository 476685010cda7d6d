import type { Language } from "@podium/shared/words/languages";
import { choose, type Translations } from "./messages.ts";

const loaders: Readonly<Record<Exclude<Language, "nl">, () => Promise<Translations>>> = {
  fr: async () => (await import("./fr.ts")).french,
  en: async () => (await import("./en.ts")).english,
};

/** Loads a language before anything is drawn. @throws when it does not load: the server's page stays, and says so */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === "nl") return;
  choose(language, await loaders[language]());
}
