/** RETURNED: the society's own order came back, or a reversal. BATCH: payments without parts that add up to it. */
type TransferKind = "PAYMENT" | "RETURNED" | "BATCH";

export interface TransferFacts {
  /** The receiving account, if the file names it. */
  account: string;
  /** The bank's reference in this format; some banks give all transfers the same one. */
  bankRef: string;
  kind: TransferKind;
  amountCents: number;
  /** yyyy-mm-dd */
  bookedOn: string | null;
  name: string;
  /** In electronic form; empty: not in the file. */
  payerIban: string;
  message: string;
  /** The message with its pieces joined the other way, if that gives other numbers. */
  otherMessage: string;
  /** The sender's reference of the order (EndToEndId); for a return, the reference that this society gave. */
  ownRef: string;
}

/** A line that may be money but cannot be read: it is shown, and never guessed. */
export interface UnreadLine {
  /** The text in the file, or its most informative part. */
  text: string;
  reason: UnreadReason;
}

type UnreadReason = "AMOUNT" | "DIRECTION";

export interface ReadTransfers {
  transfers: TransferFacts[];
  unread: UnreadLine[];
  /** Number of movements that are outgoing or not a customer's. */
  skipped: number;
}

export const MOST_CENTS = 2_000_000_000;

/** Texts that some banks write instead of a reference, or of an incomplete one ('2026-'). */
const NO_REFERENCE = /^(non-?ref|not ?provided|[-0]*|.*[-/.])$/i;
export const isReference = (bankRef: string): boolean => !NO_REFERENCE.test(bankRef.trim());

export function ibanIn(text: string): string {
  const plain = text.replaceAll(/[^A-Za-z0-9]/g, "").toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain) ? plain : "";
}

/** Lengths at which banks cut a message: lines in SEPA and CODA. */
const PIECE_LENGTHS = new Set([35, 70, 140]);

/** Joins in two ways, as some banks cut anywhere and others between words: the likelier, and one with other numbers. */
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

const DIGITS = /^(\d{3})(\d{4})(\d{5})$/;
/** The notation of banks and payers: '+++090/9337/55493+++', or with asterisks. */
const WRITTEN = /([+*]{3})\s?(\d{3})\s?\/\s?(\d{4})\s?\/\s?(\d{5})\s?\1/g;

/** Returns the Belgian structured communication of twelve digits as payers know it; other texts do not change. */
export const writeStructured = (digits: string): string => digits.trim().replace(DIGITS, "+++$1/$2/$3+++");

/** Joins the twelve digits of structured communications into one number, as CAMT does. */
export const joinStructured = (message: string): string => message.replaceAll(WRITTEN, "$2$3$4");
