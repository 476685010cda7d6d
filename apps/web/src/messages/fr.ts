import type { Translations } from "./messages.ts";
import { byArea } from "./by-area.ts";

export const french: Translations = byArea(
  import.meta.glob<Translations[string]>("./fr/*.{ts,tsx}", { eager: true, import: "translation" }),
);
