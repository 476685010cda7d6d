import type { ColumnGuess, CsvColumns } from "@podium/shared/contracts/bank-statements";
import { parse } from "csv-parse/sync";
import { DomainError } from "#platform/http-errors.ts";
import { type TransferFacts, parseAmount } from "./transfer.ts";

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

/** What banks call their columns, the surest name first. */
const NAMES = {
  amount: [/^(bedrag|amount|montant)/i, /bedrag|amount|montant/i],
  message: [/^vrije mededeling/i, /mededeling|communicat/i, /omschrijving|message|description/i],
  name: [/naam.*tegenpartij|counterparty name|nom.*contrepartie/i, /^(naam|name|nom)\b/i, /tegenpartij|contrepartie/i],
  date: [/^(boek|transactie|uitvoerings)?datum|^date/i, /datum|date/i],
  reference: [/referen|volgnummer|transactienummer/i],
} as const satisfies Record<keyof CsvColumns, readonly RegExp[]>;

/** Which columns seem to hold what, by their names. */
export function guessColumns({ headers }: CsvTable): ColumnGuess {
  const guess = (field: keyof CsvColumns): string | null =>
    NAMES[field].flatMap((pattern) => headers.find((name) => pattern.test(name)) ?? [])[0] ?? null;
  return {
    amount: guess("amount"),
    message: guess("message"),
    name: guess("name"),
    date: guess("date"),
    reference: guess("reference"),
  };
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
export function readCsvTransfers({ headers, rows }: CsvTable, columns: CsvColumns): TransferFacts[] {
  const indexOf = (header: string | null | undefined): number => {
    if (!header) return -1;
    const index = headers.indexOf(header);
    if (index < 0) throw new DomainError("STATEMENT_UNREADABLE");
    return index;
  };
  const [amount, message, name] = [indexOf(columns.amount), indexOf(columns.message), indexOf(columns.name)];
  const [date, reference] = [indexOf(columns.date), indexOf(columns.reference)];
  return rows.flatMap((row) => {
    const amountCents = parseAmount(row[amount] ?? "");
    if (amountCents === null || amountCents <= 0) return [];
    const bankRef = row[reference] ?? "";
    const [bookedOn, payer, text] = [isoDate(row[date] ?? ""), row[name] ?? "", row[message] ?? ""];
    return [{ account: "", bankRef, amountCents, bookedOn, name: payer, message: text }];
  });
}
