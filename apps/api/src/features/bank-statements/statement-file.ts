import type { ColumnGuess, CsvColumns } from "@podium/shared/contracts/bank-statements";
import { looksLikeCoda } from "@podium/shared/coda-file";
import { MAX_STATEMENT_CHARACTERS } from "@podium/shared/limits";
import { DomainError } from "#platform/http-errors.ts";
import { readCamt } from "./camt.ts";
import { type ForeignAccount, readCoda } from "./coda.ts";
import type { Source } from "./recognize.ts";
import { guessColumns, readCsvTransfers, readTable } from "./statement-csv.ts";
import type { TransferFacts } from "./transfer.ts";

const SAMPLE_ROWS = 5;
/** Bounds the time that matching takes. */
const MAX_TRANSFERS = 5000;

export interface ColumnQuestion {
  kind: "columns";
  headers: string[];
  rows: string[][];
  guess: ColumnGuess;
}

interface FoundTransfers {
  kind: "transfers";
  source: Source;
  transfers: TransferFacts[];
  /** Left out, because they are not in euros. */
  foreignAccounts: ForeignAccount[];
}

export interface StatementFile {
  fileName: string;
  content: string;
  columns?: CsvColumns | null | undefined;
}

const looksLikeXml = (content: string): boolean => /^[\uFEFF\s]*</.test(content);

async function findTransfers({ content, columns }: StatementFile): Promise<ColumnQuestion | FoundTransfers> {
  const found = { kind: "transfers", foreignAccounts: [] as ForeignAccount[] } as const;
  if (looksLikeXml(content)) return { ...found, source: "CAMT", transfers: await readCamt(content) };
  if (looksLikeCoda(content)) return { ...found, source: "CODA", ...readCoda(content) };
  const table = readTable(content);
  const { headers, rows } = table;
  if (!columns) return { kind: "columns", headers, rows: rows.slice(0, SAMPLE_ROWS), guess: guessColumns(table) };
  return { ...found, source: "CSV", transfers: readCsvTransfers(table, columns) };
}

/**
 * The incoming transfers of a file, whose format is told by its content and not by its name.
 *
 * @returns for CSV without a choice of columns: the columns to choose from
 * @throws DomainError STATEMENT_TOO_LARGE, STATEMENT_EMPTY, STATEMENT_TOO_LONG and those of each format
 */
export async function readStatementFile(file: StatementFile): Promise<ColumnQuestion | FoundTransfers> {
  if (file.content.length > MAX_STATEMENT_CHARACTERS) throw new DomainError("STATEMENT_TOO_LARGE");
  const found = await findTransfers(file);
  if (found.kind === "columns") return found;
  if (found.transfers.length === 0) throw new DomainError("STATEMENT_EMPTY");
  if (found.transfers.length > MAX_TRANSFERS) throw new DomainError("STATEMENT_TOO_LONG", { max: MAX_TRANSFERS });
  return found;
}
