/**
 * The sentences of the interface. Each area has a file in this folder for every language: Dutch loads with the pages
 * that use it, another language when a visitor reads the site in it (docs/decisions/098-languages.md).
 */
import { FIRST_LANGUAGE, type Language, languageOfPath } from "@podium/shared/words/languages";
import type { ReactNode } from "react";

/** A sentence, or a function that makes one. */
// oxlint-disable-next-line typescript/no-explicit-any -- each says itself what it is made with
type Message = string | ((...about: any[]) => ReactNode);

type Messages = Readonly<Record<string, Message>>;

/** Messages of an area in another language: the same names, each made with the same arguments. */
export type Translation<Area extends () => Messages> = ReturnType<Area>;

/** The areas of a language, by the name of their file. */
export type Translations = Readonly<Record<string, Messages>>;

interface Chosen {
  language: Language;
  /** Undefined for Dutch. */
  translations: Translations | undefined;
}

let chosen: Chosen = { language: FIRST_LANGUAGE, translations: undefined };

/** Sets the language: in the browser once, before anything is drawn; on the server before each page. */
export function choose(language: Language, translations?: Translations): void {
  chosen = { language, translations };
}

/** Language in which the site is read. */
export const currentLanguage = (): Language => chosen.language;

/** Language of this document's address; on the server, which has none, the current language. */
export const documentLanguage = (): Language =>
  typeof window === "undefined" ? chosen.language : languageOfPath(window.location.pathname);

/**
 * The sentences of an area in Dutch, preceded by the name of its file. The returned function must be called while
 * drawing, because on the server the language differs per page. A sentence that a language lacks is in Dutch.
 */
export function messages<M extends Messages>(area: string, dutch: M): () => M {
  let merged: { of: Translations; all: M } | undefined;
  return () => {
    const { translations } = chosen;
    if (!translations) return dutch;
    if (merged?.of !== translations) merged = { of: translations, all: { ...dutch, ...translations[area] } };
    return merged.all;
  };
}
