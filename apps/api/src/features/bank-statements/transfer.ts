/**
 * PAYMENT: money that came in. RETURNED: an order of one's own that came back, or a reversal. BATCH: the total of
 * several payments, whose parts are missing or do not add up to it.
 */
export type TransferKind = "PAYMENT" | "RETURNED" | "BATCH";

/** Money that came in, as one file has it. */
export interface TransferFacts {
  /** The receiving account, where the file names it. */
  account: string;
  /** The bank's reference in this format; some banks give one and the same to every transfer. */
  bankRef: string;
  kind: TransferKind;
  amountCents: number;
  /** yyyy-mm-dd */
  bookedOn: string | null;
  name: string;
  /** In electronic form; empty where the file does not say it. */
  payerIban: string;
  message: string;
  /** The same with its pieces joined in the other way that banks cut them, where that gives other numbers. */
  otherMessage: string;
  /** The sender's name for the order (EndToEndId); for a return, the name that this society gave. */
  ownRef: string;
}

/** A line that may be money and cannot be read: it is shown, and never guessed. */
export interface UnreadLine {
  /** As the file has it, or the most telling part of it. */
  text: string;
  reason: UnreadReason;
}

export type UnreadReason = "AMOUNT" | "DIRECTION";

/** Transfers and other lines read from a file in any format. */
export interface ReadTransfers {
  transfers: TransferFacts[];
  unread: UnreadLine[];
  /** How many movements left the account, or are none of a customer. */
  skipped: number;
}

export const MOST_CENTS = 2_000_000_000;

/** Texts that some banks write instead of a reference, or before it is complete ('2026-'). */
const NO_REFERENCE = /^(non-?ref|not ?provided|[-0]*|.*[-/.])$/i;
/** Whether a reference is one, and whole. */
export const isReference = (bankRef: string): boolean => !NO_REFERENCE.test(bankRef.trim());

/** Belgian and other account numbers, by their form alone. @returns empty for anything else */
export function ibanIn(text: string): string {
  const plain = text.replaceAll(/[^A-Za-z0-9]/g, "").toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain) ? plain : "";
}

/** Where a bank cuts a message: SEPA's lines and CODA's. */
const PIECE_LENGTHS = new Set([35, 70, 140]);

/**
 * Banks cut a message anywhere, or between words: its pieces are joined in both ways.
 *
 * @returns `message`: the likelier; `otherMessage`: the other one, where the two have other numbers
 */
export function joinPieces(pieces: readonly string[]): Pick<TransferFacts, "message" | "otherMessage"> {
  const tidy = (text: string): string => text.replaceAll(/[^\S\u00A0]+/g, " ").trim();
  const filled = pieces.filter((piece) => piece.trim() !== "");
  const spaced = tidy(filled.map((piece) => piece.trim()).join(" "));
  const glued = tidy(filled.join(""));
  const numbersOf = (text: string): string => (text.match(/\d+/g) ?? []).join(" ");
  if (numbersOf(spaced) === numbersOf(glued)) return { message: spaced, otherMessage: "" };
  const isCut = filled.slice(0, -1).every(({ length }) => PIECE_LENGTHS.has(length));
  return isCut ? { message: glued, otherMessage: spaced } : { message: spaced, otherMessage: glued };
}
