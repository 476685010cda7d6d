import { withoutMarks } from "@podium/shared/words/latin-text";
import { distance } from "fastest-levenshtein";
import { nameInReference } from "@podium/shared/money/transfer-reference";
import { joinStructured } from "./transfer.ts";

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

export interface Payment {
  kind: "PAYMENT" | "RETURNED" | "BATCH";
  amountCents: number;
  name: string;
  message: string;
  /** The message with its pieces joined the other way; empty: it has the same numbers. */
  otherMessage: string;
}

export interface Reference {
  /** The number after 'Tickets' (also misspelt) or '#'; null also if the bank may have cut it. */
  marked: number | null;
  /** All numbers that may be of reservations, the marked one first. */
  numbers: number[];
  /** Numbers with '#', or after 'Tickets'. */
  allMarked: ReadonlySet<number>;
  /** Whether the bank may have cut the message within a number. */
  isCut: boolean;
  mentions: (name: string) => boolean;
}

const MAX_ID_DIGITS = 9;

function toId(word: string | undefined): number | null {
  return word !== undefined && /^\d+$/.test(word) && word.length <= MAX_ID_DIGITS ? Number(word) : null;
}

function readNumbers(message: string) {
  // A structured communication is a single number, and not a reservation's.
  const words = wordsOf(joinStructured(message));
  const afterTickets = words.flatMap((word, index) => {
    if (!alike("tickets", word)) return [];
    const next = words[index + 1];
    return toId(/^(nr|no|nummer)$/.test(next ?? "") ? words[index + 2] : next) ?? [];
  });
  const withSign = Array.from(message.matchAll(/#\s*(\d+)/g), ([, digits]) => toId(digits)).flatMap((id) => id ?? []);
  return {
    words,
    marked: withSign[0] ?? afterTickets[0] ?? null,
    allMarked: [...withSign, ...afterTickets],
    numbers: words.flatMap((word) => toId(word) ?? []),
  };
}

export function readReference({ message, otherMessage, name }: Payment, finder: NameFinder): Reference {
  const first = readNumbers(message);
  const other = otherMessage === "" ? first : readNumbers(otherMessage);
  const marked = first.marked === other.marked ? first.marked : null;
  return {
    marked,
    numbers: [...new Set([...(marked === null ? [] : [marked]), ...first.numbers, ...other.numbers])],
    allMarked: new Set(first.allMarked.filter((id) => other.allMarked.includes(id))),
    isCut: first.marked !== other.marked,
    mentions: finder.lookIn([...first.words, ...other.words, ...wordsOf(name)]),
  };
}

/** Whether the transfer contains the reservation's last name, or the name in the reference given to the visitor. */
export const names = (
  { mentions }: Reference,
  { lastname, reference }: { lastname: string; reference: string },
): boolean => mentions(lastname) || mentions(nameInReference(reference));
