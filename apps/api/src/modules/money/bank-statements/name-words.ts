import { withoutMarks } from "@podium/shared/words/latin-text";
import { distance } from "fastest-levenshtein";

export const wordsOf = (text: string): string[] =>
  withoutMarks(text)
    .toLowerCase()
    .match(/\p{L}+|\d+/gu) ?? [];

const MOST_SLIPS = 2;

/** Returns the number of typing mistakes that a word of this length may have. */
function slips(word: string): number {
  if (word.length <= 3) return 0;
  return word.length <= 6 ? 1 : MOST_SLIPS;
}

/** One bit per letter (some share one): a typing mistake changes at most two. */
function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function differsByMoreThan(most: number, a: number, b: number): boolean {
  let count = 0;
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) if (++count > most) return true;
  return false;
}

/** Whether two words are alike; a number matches only itself. */
export function alike(word: string, typed: string): boolean {
  if (word === typed) return true;
  const most = slips(word);
  return most > 0 && !/^\d/.test(typed) && distance(word, typed) <= most;
}

export type NameFinder = ReturnType<typeof createNameFinder>;

/** Compares each word once, and only with similar names: comparing all pairs would block the process for seconds. */
export function createNameFinder(names: readonly string[], isAlike = alike) {
  /** Returns the words of a name, and all of them joined: banks write "D'Hondt" as DHONDT. */
  const piecesOf = (name: string): string[][] => {
    const apart = wordsOf(name);
    const together = wordsOf(withoutMarks(name).replaceAll(/(?<=\p{L})'(?=\p{L})/gu, ""));
    return together.length < apart.length ? [apart, together] : [apart];
  };
  const partsOf = new Map(names.map((name) => [name, piecesOf(name)]));
  const known = [...new Set([...partsOf.values()].flat(2))].map((word) => ({
    word,
    bits: letterBits(word),
    most: slips(word),
  }));
  const byLength = Map.groupBy(known, ({ word }) => word.length);
  const meant = new Map<string, ReadonlySet<string>>();

  function meaningsOf(typed: string): ReadonlySet<string> {
    const remembered = meant.get(typed);
    if (remembered) return remembered;
    const bits = letterBits(typed);
    const found = new Set<string>();
    for (let length = typed.length - MOST_SLIPS; length <= typed.length + MOST_SLIPS; length++) {
      for (const one of byLength.get(length) ?? []) {
        if (differsByMoreThan(2 * one.most, bits, one.bits)) continue;
        if (isAlike(one.word, typed)) found.add(one.word);
      }
    }
    meant.set(typed, found);
    return found;
  }

  return {
    lookIn(typed: readonly string[]): (name: string) => boolean {
      const found = new Set(typed.flatMap((word) => [...meaningsOf(word)]));
      return (name) => {
        return (partsOf.get(name) ?? []).some((parts) => parts.length > 0 && parts.every((part) => found.has(part)));
      };
    },
  };
}
