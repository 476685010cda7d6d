import type { Language, Localized } from "@podium/shared/words/languages";

export type Translated = Record<Language, string>;

/** A document's content in the seed, where a text that lacks a language does not compile. */
export type InAllLanguages<T> = T extends Localized
  ? Translated
  : T extends readonly (infer Item)[]
    ? InAllLanguages<Item>[]
    : T extends object
      ? { [Key in keyof T]: InAllLanguages<T[Key]> }
      : T;

export function richText(...blocks: Translated[]): Translated {
  return {
    nl: blocks.map(({ nl }) => nl).join(""),
    fr: blocks.map(({ fr }) => fr).join(""),
    en: blocks.map(({ en }) => en).join(""),
  };
}

export function list(tag: "ul" | "ol", ...items: Translated[]): Translated {
  const { nl, fr, en } = richText(...items);
  const around = (html: string) => `<${tag}>${html}</${tag}>`;
  return { nl: around(nl), fr: around(fr), en: around(en) };
}
