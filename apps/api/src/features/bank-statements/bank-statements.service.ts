import { createHash } from "node:crypto";
import type { ColumnGuess, CsvColumns } from "@podium/shared/contracts/bank-statements";
import { MAX_ID, MAX_STATEMENT_CHARACTERS } from "@podium/shared/limits";
import type { BankTransactionRow } from "#database/tables/payments.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { Reservation, ReservationsService } from "#features/reservations/reservations.service.ts";
import * as repository from "./bank-statements.repository.ts";
import { readCamt } from "./camt.ts";
import { matchTransfers, type Proposal } from "./match-transfers.ts";
import { guessColumns, readCsvTransfers, readTable } from "./statement-csv.ts";
import { identify, type TransferFacts } from "./transfer.ts";

export type BankStatementsService = ReturnType<typeof createBankStatementsService>;

export interface StatementLine {
  transaction: BankTransactionRow;
  match: Proposal["match"] | "done";
  reservation: Reservation | null;
  reason: string | null;
}

export type ReadStatement =
  | { kind: "columns"; headers: string[]; rows: string[][]; guess: ColumnGuess }
  | { kind: "statement"; readBefore: Date | null; lines: StatementLine[] };

const SAMPLE_ROWS = 5;
/** Bounds the time that matching takes. */
const MAX_TRANSFERS = 5000;

interface StatementFile {
  fileName: string;
  content: string;
  columns?: CsvColumns | null | undefined;
}

interface Match {
  transactionId: number;
  reservationId: number;
}

export interface Confirmation extends Match {
  /** Null: confirmed. */
  refusal: DomainError | null;
}

const looksLikeXml = (content: string): boolean => /^[\uFEFF\s]*</.test(content);

function numbersIn(rows: readonly BankTransactionRow[]): number[] {
  const found = rows.flatMap((row) => row.message.match(/\d{1,10}/g) ?? []).map(Number);
  return [...new Set(found)].filter((number) => number > 0 && number <= MAX_ID);
}

export function createBankStatementsService(deps: {
  database: Database;
  clock: Clock;
  reservations: Pick<ReservationsService, "getMany" | "confirmPaid">;
}) {
  const { database, clock } = deps;

  async function toLines(rows: readonly BankTransactionRow[]): Promise<StatementLine[]> {
    const waiting = rows.filter((row) => row.reservationId === null);
    const proposals = matchTransfers(waiting, await repository.findPayables(database.db, numbersIn(waiting)));
    const proposalOf = new Map(waiting.map((row, index) => [row.id, proposals[index]]));
    const decided = rows.map((row) => ({
      transaction: row,
      ...(proposalOf.get(row.id) ?? { match: "done" as const, reservationId: row.reservationId, reason: null }),
    }));
    const reservations = await deps.reservations.getMany(decided.flatMap(({ reservationId }) => reservationId ?? []));
    return decided.map(({ reservationId, ...line }) => ({
      ...line,
      reservation: (reservationId !== null && reservations.get(reservationId)) || null,
    }));
  }

  /** @throws DomainError TRANSFER_NOT_FOUND, TRANSFER_USED, AMOUNT_DIFFERS, ALREADY_PAID and those of a confirmation */
  async function confirmOne({ transactionId, reservationId }: Match, actorId: number): Promise<void> {
    await database.transact(async (transaction) => {
      const transfer = await repository.lockTransaction(transaction.db, transactionId);
      if (!transfer) throw new DomainError("TRANSFER_NOT_FOUND");
      if (transfer.reservationId !== null) throw new DomainError("TRANSFER_USED");
      const { reservation, confirmedNow } = await deps.reservations.confirmPaid(transaction, reservationId, actorId);
      if (!confirmedNow) throw new DomainError("ALREADY_PAID");
      // Rolls back the confirmation above.
      if (reservation.totalCents !== transfer.amountCents) throw new DomainError("AMOUNT_DIFFERS");
      await repository.setReservation(transaction.db, transactionId, reservationId);
    });
  }

  return {
    /** Nothing is confirmed; reading a file again adds nothing. */
    async read({ fileName, content, columns }: StatementFile, actorId: number): Promise<ReadStatement> {
      if (content.length > MAX_STATEMENT_CHARACTERS) throw new DomainError("STATEMENT_TOO_LARGE");
      let found: TransferFacts[];
      if (looksLikeXml(content)) found = readCamt(content);
      else {
        const table = readTable(content);
        const { headers, rows } = table;
        if (!columns) return { kind: "columns", headers, rows: rows.slice(0, SAMPLE_ROWS), guess: guessColumns(table) };
        found = readCsvTransfers(table, columns);
      }
      if (found.length === 0) throw new DomainError("STATEMENT_EMPTY");
      if (found.length > MAX_TRANSFERS) throw new DomainError("STATEMENT_TOO_LONG", { max: MAX_TRANSFERS });
      const hash = createHash("sha256").update(content).digest("hex");
      const { rows, readBefore } = await database.transact(async ({ db }) => {
        const upload = { hash, fileName, uploadedBy: actorId, uploadedAt: clock.now() };
        const file = await repository.insertStatement(db, upload);
        return { rows: await repository.insertTransfers(db, file.id, identify(found)), readBefore: file.readBefore };
      });
      return { kind: "statement", readBefore, lines: await toLines(rows) };
    },

    async confirm(matches: readonly Match[], actorId: number): Promise<Confirmation[]> {
      const results: Confirmation[] = [];
      for (const match of matches) {
        try {
          await confirmOne(match, actorId);
          results.push({ ...match, refusal: null });
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          results.push({ ...match, refusal: error });
        }
      }
      return results;
    },
  };
}
