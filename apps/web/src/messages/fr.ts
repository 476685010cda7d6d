import type { Translations } from "./messages.ts";

const files = import.meta.glob<Translations>("./fr/*.{ts,tsx}", { eager: true, import: "translation" });

export const french: Translations = Object.fromEntries(Object.values(files).flatMap((areas) => Object.entries(areas)));
