import { DomainError } from "#platform/process/domain-error.ts";
import { type CodaWords, codaWords } from "./coda.words.ts";

const RECORD_LENGTH = 128;
/** A character that old transfer programs write after the last line. */
const END_OF_FILE = "\u001A";

export const RECORD_KINDS = ["0", "1", "21", "22", "23", "31", "32", "33", "4", "8", "9"] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export interface CodaRecord {
  kind: RecordKind;
  line: number;
  text: string;
}

export type Damage = (words: CodaWords) => string;

export const damaged = (line: number, damage: Damage): DomainError =>
  new DomainError("STATEMENT_DAMAGED", { line, what: (language) => damage(codaWords[language]) });

/** @param from and `to` are the standard's positions, which count from 1 and include the last */
export const field = ({ text }: { text: string }, from: number, to = from): string => text.slice(from - 1, to);

/** @returns thousandths of the account's currency, negative for debit @throws DomainError STATEMENT_DAMAGED */
export function signedAmount(record: CodaRecord, from: number): bigint {
  const sign = field(record, from);
  if (sign !== "0" && sign !== "1") throw damaged(record.line, (words) => words.noSign(from));
  const amount = unsignedAmount(record, from + 1);
  return sign === "1" ? -amount : amount;
}

export function unsignedAmount(record: CodaRecord, from: number): bigint {
  return BigInt(digits(record, from, from + 14));
}

/** @throws DomainError STATEMENT_DAMAGED */
export function digits(record: CodaRecord, from: number, to: number): string {
  const found = field(record, from, to);
  if (/^\d+$/.test(found)) return found;
  throw damaged(record.line, (words) => words.notDigits(from, to));
}

/** Reads DDMMYY. @returns yyyy-mm-dd; null for zeros, which mean unknown. @throws DomainError STATEMENT_DAMAGED */
export function day(record: CodaRecord, from: number): string | null {
  const written = digits(record, from, from + 5);
  if (written === "000000") return null;
  const iso = `20${written.slice(4)}-${written.slice(2, 4)}-${written.slice(0, 2)}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // For Date, 31 February is a day in March.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(iso))
    throw damaged(record.line, (words) => words.noDate(from, from + 5));
  return iso;
}

/** Restores blanks that were trimmed from the end of a line. @throws DomainError STATEMENT_DAMAGED */
export function readRecords(content: string): CodaRecord[] {
  // A letter with a combining accent counts as one character.
  const lines = content
    .replace(/^\uFEFF/, "")
    .replaceAll(END_OF_FILE, "")
    .normalize("NFC")
    .split(/\r\n|\n|\r/);
  return lines.flatMap((text, index) => {
    const line = index + 1;
    if (text.trim() === "") return [];
    const kind = RECORD_KINDS.find((start) => text.startsWith(start));
    if (!kind) throw damaged(line, (words) => words.unknownKind);
    const { length } = text.trimEnd();
    if (length > RECORD_LENGTH) throw damaged(line, (words) => words.tooLong(length, RECORD_LENGTH));
    return [{ kind, line, text: text.padEnd(RECORD_LENGTH) }];
  });
}
