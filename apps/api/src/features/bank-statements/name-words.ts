import { withoutMarks } from "@podium/shared/latin-text";
import { editDistance } from "./edit-distance.ts";

/** The words and the numbers of a text, in small letters without accents. */
export const wordsOf = (text: string): string[] =>
  withoutMarks(text)
    .toLowerCase()
    .match(/\p{L}+|\d+/gu) ?? [];

const MOST_SLIPS = 2;

/** Typing mistakes that a word of this length may have and still be the same word. */
function slips(word: string): number {
  if (word.length <= 3) return 0;
  return word.length <= 6 ? 1 : MOST_SLIPS;
}

/** Whether what was typed may be meant as this word; a number is only itself. */
export function alike(word: string, typed: string): boolean {
  if (word === typed) return true;
  const most = slips(word);
  return most > 0 && !/^\d/.test(typed) && editDistance(word, typed, most) <= most;
}

/** A word and what is left of it when up to so many of its letters are left out. */
function shortened(word: string, most: number): Set<string> {
  let last = new Set([word]);
  const all = new Set(last);
  for (let count = 0; count < most; count++) {
    last = new Set(
      [...last].flatMap((one) => Array.from({ length: one.length }, (_, at) => one.slice(0, at) + one.slice(at + 1))),
    );
    for (const one of last) all.add(one);
  }
  return all;
}

/**
 * Finds names in texts, also mistyped. Two words that differ by a slip or two become the same word when as many letters
 * are left out of each: looking those up, instead of comparing every word of a statement with every name, turns minutes
 * into a moment.
 */
export function createNameFinder(names: readonly string[]) {
  const partsOf = new Map(names.map((name) => [name, wordsOf(name)]));
  const known = new Map<string, string[]>();
  for (const word of new Set([...partsOf.values()].flat())) {
    for (const key of shortened(word, slips(word))) known.set(key, [...(known.get(key) ?? []), word]);
  }
  const longest = [...partsOf.values()].flat().reduce((most, word) => Math.max(most, word.length), 0);
  const meant = new Map<string, ReadonlySet<string>>();

  function meaningsOf(typed: string): ReadonlySet<string> {
    const remembered = meant.get(typed);
    if (remembered) return remembered;
    const keys = typed.length > longest + MOST_SLIPS ? [] : shortened(typed, /^\d/.test(typed) ? 0 : MOST_SLIPS);
    const near = [...keys].flatMap((key) => known.get(key) ?? []);
    const found = new Set(near.filter((word) => alike(word, typed)));
    meant.set(typed, found);
    return found;
  }

  return {
    /** Says of each of the names whether all of it stands among these words. */
    lookIn(typed: readonly string[]): (name: string) => boolean {
      const found = new Set(typed.flatMap((word) => [...meaningsOf(word)]));
      return (name) => {
        const parts = partsOf.get(name) ?? [];
        return parts.length > 0 && parts.every((part) => found.has(part));
      };
    },
  };
}
