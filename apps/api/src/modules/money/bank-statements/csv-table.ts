import type { ColumnGuess, CsvColumns } from "@podium/shared/contracts/bank-statements";
import { parse } from "csv-parse/sync";
import { DomainError } from "#platform/process/domain-error.ts";
import { isAmount, isoDate, saysDirection } from "./csv-cells.ts";
import { type Direction, directionOf, sideOfName } from "./csv-directions.ts";

/** Names of columns, the most reliable first. */
const NAMES = {
  amount: [/^(bedrag|amount|montant|betrag)/i, /bedrag|amount|montant/i],
  direction: [
    /^(af.?bij|bij.?af|d.?\/.?c|c.?\/.?d|cr.?\/.?dr|dr.?\/.?cr|(debet|debit|débit).{0,4}(credit|crédit)|(credit|crédit).{0,4}(debet|debit|débit))/i,
    /^(richting|teken|sens|sign|direction|in.?\/.?uit|uit.?\/.?in)\b/i,
  ],
  message: [/^vrije mededeling/i, /mededeling|communicat/i, /omschrijving|message|description|details/i],
  name: [/naam.*tegenpartij|counterparty name|nom.*contrepartie/i, /^(naam|name|nom)\b/i, /tegenpartij|contrepartie/i],
  date: [/^(boek|transactie|uitvoerings)?datum|^date/i, /datum|date/i],
  reference: [/referen|volgnummer|transactienummer/i],
} as const satisfies Record<Exclude<keyof CsvColumns, "paidOut">, readonly RegExp[]>;

const OTHERS = {
  structured: /gestructureerde? mededeling|communication structur|structured/i,
  text: /mededeling|communicat|omschrijving|message|description|details|remittance/i,
  payerIban: /(rekening|account|compte|iban).*(tegenpartij|counterparty|contrepartie)|tegenrekening|^tegenpartij$/i,
  account: /^(eigen )?(rekening(nummer)?|account( number)?|iban)$/i,
  balance: /saldo|balance|solde/i,
} as const;

const isAmountName = (cell: string): boolean =>
  sideOfName(cell) !== undefined || NAMES.amount.some((name) => name.test(cell));

interface Columns {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

const cellsOf = ({ rows }: Columns, column: number): string[] =>
  rows.map((row) => row[column] ?? "").filter((cell) => cell !== "");

function columnWhere(table: Columns, holds: (cell: string) => boolean): string | null {
  return (
    table.headers.find((_, column) => {
      const cells = cellsOf(table, column);
      return cells.length > 0 && cells.every(holds);
    }) ?? null
  );
}

function columnsOf(table: Columns, side: Direction): string[] {
  return table.headers.filter((name, column) => {
    if (sideOfName(name) !== side || OTHERS.balance.test(name)) return false;
    return cellsOf(table, column).every((cell) => isAmount(cell) && isoDate(cell) === null);
  });
}

/** Finds a column that tells the direction of all rows, or of most rows if the amounts do not tell it. */
function directionColumn(table: Columns, amount: string | null): string | null {
  const says = (cell: string): boolean => directionOf(cell) !== undefined;
  const whole = columnWhere(table, says);
  if (whole !== null || (amount !== null && saysDirection(cellsOf(table, table.headers.indexOf(amount))))) return whole;
  const most = table.headers.find((_, column) => {
    const cells = cellsOf(table, column);
    return cells.length > 0 && cells.filter(says).length * 2 >= cells.length;
  });
  return most ?? null;
}

export function guessColumns(table: Columns): ColumnGuess {
  const byName = (field: keyof typeof NAMES): string | null =>
    NAMES[field].flatMap((pattern) => table.headers.find((name) => pattern.test(name)) ?? [])[0] ?? null;
  const [[cameIn = null], [left = null]] = [columnsOf(table, "in"), columnsOf(table, "out")];
  const either = left === null ? (byName("amount") ?? cameIn) : (cameIn ?? byName("amount"));
  const amount = either ?? columnWhere(table, (cell) => /[.,]\d{2}\b/.test(cell) && isAmount(cell));
  const direction = byName("direction") ?? directionColumn(table, amount);
  // An 'Af' column that is empty in all rows does not tell whether amounts in 'Bedrag' came in.
  const hasOutgoing = left !== null && (amount === cameIn || cellsOf(table, table.headers.indexOf(left)).length > 0);
  return {
    amount,
    paidOut: hasOutgoing && left !== amount && left !== direction ? left : null,
    direction: direction === amount ? null : direction,
    message: byName("message"),
    name: byName("name"),
    date: byName("date") ?? columnWhere(table, (cell) => isoDate(cell) !== null),
    reference: byName("reference"),
  };
}

export function otherColumns({ headers }: Columns) {
  const where = (pattern: RegExp): number[] => headers.flatMap((name, column) => (pattern.test(name) ? column : []));
  return {
    structured: where(OTHERS.structured),
    texts: where(OTHERS.text),
    payerIban: where(OTHERS.payerIban),
    account: where(OTHERS.account),
    balances: where(OTHERS.balance),
  };
}

/** Rows of the table have at least this many cells; lines about the account before it have fewer. */
const TABLE_CELLS = 3;
const ROWS_TO_COMPARE = 60;
const FIRST_ROWS = 20;

export interface CsvTable {
  headers: string[];
  rows: string[][];
  delimiter: string;
  /** The last line has no line end: the file may be cut off. */
  isOpen: boolean;
}

const filled = (row: readonly string[]): number => row.filter((cell) => cell !== "").length;

function readRows(content: string, delimiter: string, mostRows?: number): string[][] {
  const rows: string[][] = parse(content, {
    bom: true,
    delimiter,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    ...(mostRows !== undefined && { to: mostRows }),
  });
  // Cells are trimmed within quotes too: some banks pad them.
  return rows.map((row) => row.map((cell) => cell.trim())).filter((row) => filled(row) > 0);
}

function regularity(content: string, delimiter: string): { rows: number; width: number } {
  let rows: string[][];
  try {
    rows = readRows(content, delimiter, ROWS_TO_COMPARE);
  } catch {
    return { rows: 0, width: 0 };
  }
  const widths = Map.groupBy(
    rows.map((row) => row.length).filter((width) => width >= TABLE_CELLS),
    (width) => width,
  );
  const [most] = [...widths.values()].toSorted((a, b) => b.length - a.length || (b[0] ?? 0) - (a[0] ?? 0));
  return { rows: most?.length ?? 0, width: most?.[0] ?? 0 };
}

/** Returns the delimiter that gives the most rows of equal width: names and messages contain commas too. */
function mainDelimiter(content: string): string {
  const found = [";", "\t", ",", "|"].map((delimiter) => ({ delimiter, ...regularity(content, delimiter) }));
  return found.toSorted((a, b) => b.rows - a.rows || b.width - a.width)[0]?.delimiter ?? ";";
}

/** @throws DomainError STATEMENT_UNREADABLE */
export function readTable(content: string): CsvTable {
  const delimiter = mainDelimiter(content);
  let all: string[][];
  try {
    all = readRows(content, delimiter);
  } catch {
    throw new DomainError("STATEMENT_UNREADABLE");
  }
  const start = all.findIndex((row) => filled(row) >= TABLE_CELLS);
  // An image or a PDF can have such rows too, but contains NUL.
  if (start < 0 || content.includes("\0")) throw new DomainError("STATEMENT_UNREADABLE");
  return { ...splitHead(all.slice(start)), delimiter, isOpen: !/[\r\n]\s*$/.test(content) };
}

const isData = (cell: string): boolean => isoDate(cell) !== null || isAmount(cell);
const isMovement = (row: readonly string[]): boolean =>
  filled(row) >= TABLE_CELLS &&
  row.some((cell) => isoDate(cell) !== null) &&
  row.some((cell) => /\d[.,]\d/.test(cell) && isAmount(cell));

/** The header is the last row that names an amount before the first movement; search terms above it may do so too. */
function splitHead(table: string[][]): Pick<CsvTable, "headers" | "rows"> {
  const [first = []] = table;
  const movement = table.findIndex(isMovement);
  const above = table.slice(0, movement < 0 ? FIRST_ROWS : movement);
  const named = above.findLastIndex(
    (row) => filled(row) >= TABLE_CELLS && !row.some(isData) && row.some((cell) => isAmountName(cell)),
  );
  const head = named < 0 && !first.some(isData) ? 0 : named;
  const headers = table[head];
  if (headers) return { headers, rows: table.slice(head + 1) };
  const width = table.reduce((most, row) => Math.max(most, row.length), 0);
  return { headers: Array.from({ length: width }, (_, column) => `Kolom ${column + 1}`), rows: table };
}
