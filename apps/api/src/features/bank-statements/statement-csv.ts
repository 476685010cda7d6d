import type { CsvColumns } from "@podium/shared/contracts/bank-statements";
import { parse } from "csv-parse/sync";
import { DomainError } from "../../platform/http-errors.ts";
import { type IncomingTransfer, parseAmount } from "./transfer.ts";

const MAX_ROWS = 20_000;
/** Banks write some lines about the account before the table; a row with this many cells is the table's head. */
const HEAD_CELLS = 3;

export interface CsvTable {
  headers: string[];
  rows: string[][];
}

/** The separator that the file has most of. */
function mainDelimiter(content: string): string {
  const start = content.slice(0, 5000);
  const counted = [";", ",", "\t"].map((sign) => ({ sign, count: start.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ";";
}

/** The table in a CSV file, whichever of the usual separators it has. @throws DomainError STATEMENT_UNREADABLE */
export function readTable(content: string): CsvTable {
  let all: string[][];
  try {
    all = parse(content, {
      bom: true,
      delimiter: mainDelimiter(content),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      to: MAX_ROWS,
    });
  } catch {
    throw new DomainError("STATEMENT_UNREADABLE");
  }
  const head = all.findIndex((row) => row.filter((cell) => cell !== "").length >= HEAD_CELLS);
  const headers = all[head];
  // A picture or a PDF has such rows too, but no letters to read.
  if (!headers || content.includes("\0")) throw new DomainError("STATEMENT_UNREADABLE");
  return { headers, rows: all.slice(head + 1) };
}

const NAMES = {
  amount: /^(bedrag|amount|montant)/i,
  message: /mededeling|communicat|omschrijving|message|description/i,
  name: /naam|name|nom\b|tegenpartij/i,
  date: /datum|date/i,
  reference: /referen|volgnummer|transactienummer/i,
} as const satisfies Record<keyof CsvColumns, RegExp>;

/** Which columns seem to hold what, by their names. */
export function guessColumns({ headers }: CsvTable): Partial<CsvColumns> {
  const entries = Object.entries(NAMES).flatMap(([field, pattern]) => {
    const header = headers.find((name) => pattern.test(name));
    return header === undefined ? [] : [[field, header]];
  });
  return Object.fromEntries(entries);
}

/** 31/12/2026, 31-12-2026 and 2026-12-31 as yyyy-mm-dd. */
function isoDate(cell: string): string | null {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(cell);
  if (iso) return iso[0];
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(cell) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : null;
}

/**
 * The incoming transfers of a table; rows without a positive amount are left out.
 * @throws DomainError STATEMENT_UNREADABLE when a chosen column is not there
 */
export function readCsvTransfers({ headers, rows }: CsvTable, columns: CsvColumns): IncomingTransfer[] {
  const indexOf = (header: string | null | undefined): number => {
    if (!header) return -1;
    const index = headers.indexOf(header);
    if (index < 0) throw new DomainError("STATEMENT_UNREADABLE");
    return index;
  };
  const [amount, message, name] = [indexOf(columns.amount), indexOf(columns.message), indexOf(columns.name)];
  const [date, reference] = [indexOf(columns.date), indexOf(columns.reference)];
  const seen = new Map<string, number>();
  return rows.flatMap((row) => {
    const amountCents = parseAmount(row[amount] ?? "");
    if (amountCents === null || amountCents <= 0) return [];
    const facts = { amountCents, bookedOn: isoDate(row[date] ?? ""), name: row[name] ?? "", message: row[message] ?? "" };
    const identity = [row[reference] ?? "", facts.bookedOn, amountCents, facts.name, facts.message].join(":");
    // Two equal rows of one file are two transfers; the same rows in another file are the same two.
    const nth = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, nth);
    return [{ ...facts, ref: `csv:${identity}:${nth}` }];
  });
}
