import { parse } from "csv-parse/sync";
import { DomainError } from "#platform/process/domain-error.ts";
import { isAmount } from "./csv-amounts.ts";
import { isAmountName } from "./csv-columns.ts";
import { isoDate } from "./csv-dates.ts";

/** Rows of the table have at least this many cells; lines about the account before it have fewer. */
const TABLE_CELLS = 3;
/** Number of rows used to infer the delimiter. */
const ROWS_TO_COMPARE = 60;
/** Number of rows among which the header is searched. */
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

/** Returns how many rows have the most common width, and that width. */
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

/**
 * Splits off the header: the last row before the first movement that names an amount. Search terms above the header may
 * contain such names too. Some banks write no header; the columns then get numbers.
 */
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
