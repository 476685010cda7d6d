import type { Translated } from "../in-all-languages.ts";

/** Joins blocks of HTML as the editor stores them, with nothing between; each block brings its own translations. */
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
