import { createHash } from "node:crypto";
import type { RefundReason } from "@podium/shared/contracts/online-payments";
import type { BankTransactionRow } from "#database/tables/payments.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Db } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { RefundsService } from "#features/payments/refunds.service.ts";
import type { Reservation, ReservationsService } from "#features/reservations/reservations.service.ts";
import * as repository from "./bank-statements.repository.ts";
import type { ForeignAccount } from "./coda.ts";
import { matchTransfers, type Proposal } from "./match-transfers.ts";
import { recognize, type StatementToRead } from "./recognize.ts";
import { type ColumnQuestion, readStatementFile, type StatementFile } from "./statement-file.ts";
import { createTransferMoney } from "./transfer-money.ts";

export type BankStatementsService = ReturnType<typeof createBankStatementsService>;

export interface StatementLine {
  transaction: BankTransactionRow;
  match: Proposal["match"] | "done";
  reservation: Reservation | null;
  reason: string | null;
}

export type ReadStatement =
  | ColumnQuestion
  | { kind: "statement"; readBefore: Date | null; lines: StatementLine[]; foreignAccounts: ForeignAccount[] };

const RETURNED = {
  SEATS_GONE: "De stoelen zijn intussen van iemand anders; het bedrag staat bij",
  VOUCHER_SHORT: "Het geld van haar cadeaubon is intussen anders gebruikt; het bedrag staat bij",
  RESERVATION_CLOSED: "Deze reservering is geannuleerd; het bedrag staat bij",
  RESERVATION_CANCELLED: "Deze reservering is geannuleerd; het bedrag staat bij",
  ALREADY_CONFIRMED: "Deze reservering is al betaald; het bedrag staat bij",
  AMOUNT_DIFFERS: "Het bedrag verschilt; het staat bij",
  SEATS_GIVEN_UP: "Er werden plaatsen teruggegeven; wat ze kostten, staat bij",
  SEATS_MOVED: "De plaatsen kosten nu minder; het verschil staat bij",
  MOVE_ENDED: "De andere plaatsen werden niet genomen; het bedrag staat bij",
  PAID_TOO_MUCH: "Er is te veel betaald; het verschil staat bij",
} as const satisfies Record<RefundReason, string>;

interface Match {
  transactionId: number;
  reservationId: number;
}

export interface Confirmation extends Match {
  /** Null: confirmed. */
  refusal: DomainError | null;
}

/** Of a transfer that is for a reservation already. */
function usedLine(transaction: BankTransactionRow, returned: RefundReason | null | undefined) {
  const { reservationId } = transaction;
  if (!returned) return { transaction, reservationId, match: "done" as const, reason: null };
  const match = returned === "PAID_TOO_MUCH" ? ("done" as const) : ("none" as const);
  return { transaction, reservationId, match, reason: `${RETURNED[returned]} ‘Terug te betalen’.` };
}

export function createBankStatementsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService, "record">;
  reservations: Pick<ReservationsService, "getMany" | "confirmPaid" | "getIn" | "lock" | "lockOnly">;
  refunds: Pick<RefundsService, "noteTransfer" | "noteSource">;
}) {
  const { database, clock, audit } = deps;
  const money = createTransferMoney(deps);

  async function toLines(rows: readonly BankTransactionRow[]): Promise<StatementLine[]> {
    const waiting = rows.filter((row) => row.reservationId === null);
    const used = rows.flatMap((row) => (row.reservationId === null ? [] : row.id));
    const payables = await repository.findPayables(database.db, repository.numbersIn(waiting));
    const proposals = matchTransfers(waiting, payables);
    const proposalOf = new Map(waiting.map((row, index) => [row.id, proposals[index]]));
    const returns = await repository.findReturns(database.db, used);
    const decided = rows.map((row) => {
      const proposal = proposalOf.get(row.id);
      return proposal ? { transaction: row, ...proposal } : usedLine(row, returns.get(row.id));
    });
    const reservations = await deps.reservations.getMany(decided.flatMap(({ reservationId }) => reservationId ?? []));
    return decided.map(({ reservationId, ...line }) => ({
      ...line,
      reservation: (reservationId !== null && reservations.get(reservationId)) || null,
    }));
  }

  /** @throws DomainError TRANSFER_NOT_FOUND, TRANSFER_USED, AMOUNT_DIFFERS, ALREADY_PAID and those of a confirmation */
  async function confirmOne({ transactionId, reservationId }: Match, actorId: number): Promise<void> {
    await database.transact(async (transaction) => {
      const { db } = transaction;
      const transfer = await repository.lockTransaction(db, transactionId);
      if (!transfer) throw new DomainError("TRANSFER_NOT_FOUND");
      if (transfer.reservationId !== null) throw new DomainError("TRANSFER_USED");
      const { reservation, confirmedNow } = await deps.reservations.confirmPaid(transaction, reservationId, {
        actorId,
      });
      if (!confirmedNow) throw new DomainError("ALREADY_PAID");
      // Rolls back the confirmation above.
      const tooMuch = transfer.amountCents - reservation.totalCents;
      if (tooMuch < 0) throw new DomainError("AMOUNT_DIFFERS");
      await repository.setReservation(db, transactionId, reservationId);
      if (tooMuch > 0)
        await money.noteReturn(transaction, transfer, { reservationId, cents: tooMuch, reason: "PAID_TOO_MUCH" });
      await money.accountForNamed(transaction, await repository.findUnused(db, reservationId));
    });
  }

  /** A volunteer said that this money is for this reservation, which cannot be confirmed any more. */
  async function noteRefused({ transactionId, reservationId }: Match, { code }: DomainError): Promise<void> {
    const isLate = code === "SEATS_GONE" || code === "VOUCHER_SHORT" || code === "SHOW_CANCELLED";
    if (code !== "ALREADY_PAID" && code !== "RESERVATION_CLOSED" && !isLate) return;
    await database.transact(async (transaction) => {
      if (!isLate) return void (await money.accountFor(transaction, transactionId, reservationId));
      const transfer = await repository.lockTransaction(transaction.db, transactionId);
      if (!transfer || transfer.reservationId !== null) return;
      await repository.setReservation(transaction.db, transactionId, reservationId);
      const reason: RefundReason = code === "SHOW_CANCELLED" ? "RESERVATION_CLOSED" : code;
      const back = { reservationId, cents: transfer.amountCents, reason };
      await money.noteReturn(transaction, transfer, back);
    });
  }

  /** Stores what is new. @returns the file's transfers, in its order */
  async function store(db: Db, file: StatementToRead): Promise<BankTransactionRow[]> {
    const found = recognize(file, await repository.findKnown(db, file.transfers));
    const fresh = await repository.insertTransfers(
      db,
      file.transfers.filter((_, index) => !found[index]),
    );
    let next = 0;
    const ids = found.map((known) => known?.id ?? fresh[next++] ?? 0);
    await repository.insertLines(db, file, ids);
    return repository.findTransfers(db, ids);
  }

  return {
    /** Nothing is confirmed; money that confirms nothing is noted; reading a file again adds nothing. */
    async read(upload: StatementFile, actorId: number): Promise<ReadStatement> {
      const found = await readStatementFile(upload);
      if (found.kind === "columns") return found;
      const { source, transfers, foreignAccounts } = found;
      const { fileName, content } = upload;
      const hash = createHash("sha256").update(content).digest("hex");
      const { ids, readBefore } = await database.transact(async (transaction) => {
        const { db } = transaction;
        await repository.lockStatements(db);
        const uploaded = { hash, fileName, uploadedBy: actorId, uploadedAt: clock.now() };
        const file = await repository.insertStatement(db, uploaded);
        const stored = await store(db, { id: file.id, source, transfers });
        await money.accountForNamed(transaction, stored);
        const subject = { type: "statement", id: file.id } as const;
        const details = { transfers: transfers.length };
        await audit.record(transaction, { actorId, action: "STATEMENT_READ", subject, details });
        return { ids: stored.map(({ id }) => id), readBefore: file.readBefore };
      });
      const rows = await repository.findTransfers(database.db, ids);
      return { kind: "statement", readBefore, lines: await toLines(rows), foreignAccounts };
    },

    async confirm(matches: readonly Match[], actorId: number): Promise<Confirmation[]> {
      const results: Confirmation[] = [];
      for (const match of matches) {
        try {
          await confirmOne(match, actorId);
          results.push({ ...match, refusal: null });
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          await noteRefused(match, error);
          results.push({ ...match, refusal: error });
        }
      }
      return results;
    },
  };
}
