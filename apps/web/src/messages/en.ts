import type { Translations } from "./messages.ts";
import { byArea } from "./by-area.ts";

export const english: Translations = byArea(
  import.meta.glob<Translations[string]>("./en/*.{ts,tsx}", { eager: true, import: "translation" }),
);
