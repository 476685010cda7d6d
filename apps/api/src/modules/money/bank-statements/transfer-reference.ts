import { nameInReference } from "@podium/shared/money/transfer-reference";
import { alike, type NameFinder, wordsOf } from "./name-words.ts";
import { joinStructured } from "./structured-message.ts";

export interface Payment {
  kind: "PAYMENT" | "RETURNED" | "BATCH";
  amountCents: number;
  name: string;
  message: string;
  /** The message with its pieces joined the other way; empty: it has the same numbers. */
  otherMessage: string;
}

/** Hints in a transfer about the reservations that it is for. */
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
