/**
 * The sentences of the interface. Each area has a file of this folder in every language: Dutch comes with the pages
 * that use it, the others when a visitor reads the site in them (docs/decisions/098-languages.md).
 */
import { FIRST_LANGUAGE, type Language, languageOfPath } from "@podium/shared/languages";
import type { ReactNode } from "react";

/** A sentence, or one that is made with what it is about. */
// oxlint-disable-next-line typescript/no-explicit-any -- each says itself what it is made with
type Message = string | ((...about: any[]) => ReactNode);

type Messages = Readonly<Record<string, Message>>;

/** Messages of an area in another language: the same names, each made with the same arguments. */
export type Translation<Area extends () => Messages> = ReturnType<Area>;

/** The areas of a language, by the name of their file. */
export type Translations = Readonly<Record<string, Messages>>;

interface Chosen {
  language: Language;
  /** Undefined: of Dutch there are none. */
  translations: Translations | undefined;
}

let chosen: Chosen = { language: FIRST_LANGUAGE, translations: undefined };

/** In the browser once, before anything is drawn; on the server before each page. */
export function choose(language: Language, translations?: Translations): void {
  chosen = { language, translations };
}

/** Language in which the site is read. */
export const currentLanguage = (): Language => chosen.language;

/** Language of this document's address; on the server, which has none, the current language. */
export const documentLanguage = (): Language =>
  typeof window === "undefined" ? chosen.language : languageOfPath(window.location.pathname);

/**
 * The sentences of an area in Dutch, the name of its file first. To be called where it is drawn: on the server the
 * language is another for each page. A sentence that a language lacks is in Dutch.
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
