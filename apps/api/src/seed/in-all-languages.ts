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
