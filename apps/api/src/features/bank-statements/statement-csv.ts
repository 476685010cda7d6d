import type { ColumnGuess, CsvColumns } from "@podium/shared/contracts/bank-statements";
import { parse } from "csv-parse/sync";
import { DomainError } from "#platform/http-errors.ts";
import { type TransferFacts, parseAmount } from "./transfer.ts";

/** Lines about the account precede the table; the first row with this many cells is its head. */
const HEAD_CELLS = 3;

interface CsvTable {
  headers: string[];
  rows: string[][];
}

function mainDelimiter(content: string): string {
  const start = content.slice(0, 5000);
  const counted = [";", ",", "\t"].map((sign) => ({ sign, count: start.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ";";
}

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
  // An image or a PDF has such rows too.
  if (!headers || content.includes("\0")) throw new DomainError("STATEMENT_UNREADABLE");
  return { headers, rows: all.slice(head + 1) };
}

/** The most reliable name first. */
const NAMES = {
  amount: [/^(bedrag|amount|montant)/i, /bedrag|amount|montant/i],
  message: [/^vrije mededeling/i, /mededeling|communicat/i, /omschrijving|message|description/i],
  name: [/naam.*tegenpartij|counterparty name|nom.*contrepartie/i, /^(naam|name|nom)\b/i, /tegenpartij|contrepartie/i],
  date: [/^(boek|transactie|uitvoerings)?datum|^date/i, /datum|date/i],
  reference: [/referen|volgnummer|transactienummer/i],
} as const satisfies Record<keyof CsvColumns, readonly RegExp[]>;

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

function isoDate(cell: string): string | null {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(cell);
  if (iso) return iso[0];
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(cell) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : null;
}

/** Leaves out rows without a positive amount. @throws DomainError STATEMENT_UNREADABLE */
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
