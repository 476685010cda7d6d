/**
 * The sentences of the interface, in areas. An area in Dutch loads with the pages that use it (vite/split-messages.ts),
 * another language as a whole, when a visitor reads the site in it (docs/decisions/048-translated-pages.md).
 */
import { FIRST_LANGUAGE, type Language, languageOfPath } from "@podium/shared/words/languages";
import type { ReactNode } from "react";

// oxlint-disable-next-line typescript/no-explicit-any -- each says itself what it is made with
type Message = string | ((...about: any[]) => ReactNode);

type Messages = Readonly<Record<string, Message>>;

/** A Dutch file in another language: the same areas with the same names, each made with the same arguments. */
export type Translation<DutchFile extends Readonly<Record<string, () => Messages>>> = {
  readonly [Area in keyof DutchFile]: ReturnType<DutchFile[Area]>;
};

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

export const currentLanguage = (): Language => chosen.language;

/** Language of this document's address; on the server, which has none, the current language. */
export const documentLanguage = (): Language =>
  typeof window === "undefined" ? chosen.language : languageOfPath(window.location.pathname);

/**
 * The returned function must be called while drawing, because on the server the language differs per page. A sentence
 * that a language lacks is in Dutch. @param area the name of its export
 */
export function messages<M extends Messages>(area: string, dutch: M): (() => M) & { readonly dutch: M } {
  let merged: { of: Translations; all: M } | undefined;
  const inLanguage = (): M => {
    const { translations } = chosen;
    if (!translations) return dutch;
    if (merged?.of !== translations) merged = { of: translations, all: { ...dutch, ...translations[area] } };
    return merged.all;
  };
  return Object.assign(inLanguage, { dutch });
}
