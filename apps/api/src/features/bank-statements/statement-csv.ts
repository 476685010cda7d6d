import type { ColumnGuess, CsvColumns } from "@podium/shared/contracts/bank-statements";
import { parse } from "csv-parse/sync";
import { DomainError } from "#platform/http-errors.ts";
import { type TransferFacts, parseAmount } from "./transfer.ts";

/** Lines about the account precede the table, whose rows have at least this many cells. */
const TABLE_CELLS = 3;
const FIRST_ROWS = 20;

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
  const start = all.findIndex((row) => row.filter((cell) => cell !== "").length >= TABLE_CELLS);
  // An image or a PDF has such rows too.
  if (start < 0 || content.includes("\0")) throw new DomainError("STATEMENT_UNREADABLE");
  return splitHead(all.slice(start));
}

const isData = (cell: string): boolean => isoDate(cell) !== null || parseAmount(cell) !== null;

/** A head stands among the first rows; some banks write none, and the columns then get a number. */
function splitHead(table: string[][]): CsvTable {
  const [first = []] = table;
  const named = table
    .slice(0, FIRST_ROWS)
    .findIndex((row) => !row.some(isData) && row.some((cell) => NAMES.amount.some((name) => name.test(cell))));
  const head = named < 0 && !first.some(isData) ? 0 : named;
  const headers = table[head];
  if (headers) return { headers, rows: table.slice(head + 1) };
  const width = table.reduce((most, row) => Math.max(most, row.length), 0);
  return { headers: Array.from({ length: width }, (_, column) => `Kolom ${column + 1}`), rows: table };
}

/** The most reliable name first. */
const NAMES = {
  amount: [/^(bedrag|amount|montant)/i, /bedrag|amount|montant/i],
  message: [/^vrije mededeling/i, /mededeling|communicat/i, /omschrijving|message|description/i],
  name: [/naam.*tegenpartij|counterparty name|nom.*contrepartie/i, /^(naam|name|nom)\b/i, /tegenpartij|contrepartie/i],
  date: [/^(boek|transactie|uitvoerings)?datum|^date/i, /datum|date/i],
  reference: [/referen|volgnummer|transactienummer/i],
} as const satisfies Record<keyof CsvColumns, readonly RegExp[]>;

/** For columns whose names say nothing. */
const CONTENTS = {
  amount: (cell: string): boolean => /[.,]\d{2}\b/.test(cell) && parseAmount(cell) !== null,
  date: (cell: string): boolean => isoDate(cell) !== null,
} as const;

export function guessColumns({ headers, rows }: CsvTable): ColumnGuess {
  const byName = (field: keyof CsvColumns): string | null =>
    NAMES[field].flatMap((pattern) => headers.find((name) => pattern.test(name)) ?? [])[0] ?? null;
  const byContents = (field: keyof typeof CONTENTS): string | null =>
    headers.find((_, column) => {
      const cells = rows.map((row) => row[column] ?? "").filter((cell) => cell !== "");
      return cells.length > 0 && cells.every(CONTENTS[field]);
    }) ?? null;
  return {
    amount: byName("amount") ?? byContents("amount"),
    message: byName("message"),
    name: byName("name"),
    date: byName("date") ?? byContents("date"),
    reference: byName("reference"),
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
