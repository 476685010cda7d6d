import type { ColumnGuess, CsvColumns } from "@podium/shared/contracts/bank-statements";
import { looksLikeCoda } from "@podium/shared/money/coda-file";
import { MAX_STATEMENT_CHARACTERS } from "@podium/shared/contracts/limits";
import { DomainError } from "#platform/process/domain-error.ts";
import { readCamt } from "./camt.ts";
import { type ForeignAccount, readCoda } from "./coda.ts";
import type { Source } from "./recognize.ts";
import { guessColumns, readTable } from "./csv-table.ts";
import { readCsvTransfers, withDirection } from "./statement-csv.ts";
import type { ReadTransfers, TransferFacts } from "./transfer.ts";

const SAMPLE_ROWS = 5;
/** Limits the time that matching takes. */
const MAX_TRANSFERS = 5000;

export interface ColumnQuestion {
  kind: "columns";
  headers: string[];
  rows: string[][];
  guess: ColumnGuess;
  asksDirection: boolean;
}

interface FoundTransfers extends ReadTransfers {
  kind: "transfers";
  source: Source;
  /** Accounts that were left out, because they are not in euros. */
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
  if (looksLikeXml(content)) return { ...found, source: "CAMT", ...(await readCamt(content)) };
  if (looksLikeCoda(content)) return { ...found, source: "CODA", ...readCoda(content) };
  const table = readTable(content);
  const known = columns ? withDirection(table, columns) : null;
  if (known) return { ...found, source: "CSV", ...readCsvTransfers(table, known) };
  const { headers, rows } = table;
  const asksDirection = columns !== undefined && columns !== null;
  const guess = guessColumns(table);
  return { kind: "columns", headers, rows: rows.slice(0, SAMPLE_ROWS), guess, asksDirection };
}

/** Text that Podium writes in the transfer of a refund (`refund-files.service.ts`). */
const OWN_REFUND = /\bPODIUM-\d+-\d+\b|terugbetaling reservering #?\s?\d/i;

function withReturns(facts: TransferFacts): TransferFacts {
  const isOwn = OWN_REFUND.test(`${facts.ownRef} ${facts.message} ${facts.otherMessage}`);
  return isOwn ? { ...facts, kind: "RETURNED" } : facts;
}

/** Detects the format by the content. @throws DomainError STATEMENT_TOO_LARGE, STATEMENT_EMPTY, and others */
export async function readStatementFile(file: StatementFile): Promise<ColumnQuestion | FoundTransfers> {
  if (file.content.length > MAX_STATEMENT_CHARACTERS) throw new DomainError("STATEMENT_TOO_LARGE");
  const found = await findTransfers(file);
  if (found.kind === "columns") return found;
  if (found.transfers.length + found.unread.length === 0) throw new DomainError("STATEMENT_EMPTY");
  if (found.transfers.length > MAX_TRANSFERS) throw new DomainError("STATEMENT_TOO_LONG", { max: MAX_TRANSFERS });
  return { ...found, transfers: found.transfers.map(withReturns) };
}
