import type { Translations } from "./messages.ts";

const files = import.meta.glob<Translations>("./en/*.{ts,tsx}", { eager: true, import: "translation" });

export const english: Translations = Object.fromEntries(Object.values(files).flatMap((areas) => Object.entries(areas)));
