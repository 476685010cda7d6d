import { createHash } from "node:crypto";
import type { StatementAction } from "@podium/shared/contracts/bank-statements";
import type { RefundReason } from "@podium/shared/contracts/refunds";
import type { BankTransactionRow } from "#database/tables/payments.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Database, Db } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { RefundFilesService } from "#modules/money/payments/refund-files.service.ts";
import type { RefundsService } from "#modules/money/payments/refunds.service.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { BankStatementsLog } from "./bank-statements.log.ts";
import * as repository from "./bank-statements.repository.ts";
import type { ForeignAccount } from "./coda.ts";
import { matchTransfers, type Proposal } from "./match-transfers.ts";
import { type KnownTransfer, recognize, type StatementToRead } from "./recognize.ts";
import { type ColumnQuestion, readStatementFile, type StatementFile } from "./statement-file.ts";
import { createTransferMoney, type Decision } from "./transfer-money.ts";
import type { TransferFacts, UnreadLine } from "./transfer.ts";

export type BankStatementsService = ReturnType<typeof createBankStatementsService>;

export interface StatementLine {
  transaction: BankTransactionRow;
  match: Proposal["match"] | "done";
  /** First the reservation that the transfer is for, then others that it also pays. */
  reservations: Reservation[];
  reason: string | null;
  acts: StatementAction[];
  backCents: number;
}

export type ReadStatement =
  | ColumnQuestion
  | {
      kind: "statement";
      readBefore: Date | null;
      lines: StatementLine[];
      unread: UnreadLine[];
      skipped: number;
      foreignAccounts: ForeignAccount[];
    };

const RETURNED = {
  SEATS_GONE: "De stoelen zijn intussen van iemand anders; het bedrag staat bij",
  VOUCHER_SHORT: "Het geld van haar cadeaubon is intussen anders gebruikt; het bedrag staat bij",
  RESERVATION_CLOSED: "Deze reservering is geannuleerd; het bedrag staat bij",
  RESERVATION_CANCELLED: "Deze reservering is geannuleerd; het bedrag staat bij",
  ALREADY_CONFIRMED: "Deze reservering is al betaald; het bedrag staat bij",
  AMOUNT_DIFFERS: "Het bedrag verschilt; het staat bij",
  SEATS_GIVEN_UP: "Er werden plaatsen teruggegeven; wat ze kostten, staat bij",
  PRODUCTS_GONE: "Een product van deze reservering is intussen uitverkocht; het bedrag staat bij",
  SEATS_MOVED: "De plaatsen kosten nu minder; het verschil staat bij",
  MOVE_ENDED: "De andere plaatsen werden niet genomen; het bedrag staat bij",
  PAID_TOO_MUCH: "Er is te veel betaald; het verschil staat bij",
} as const satisfies Record<RefundReason, string>;

export interface Confirmation {
  transactionId: number;
  reservationId: number;
  /** Null: the decision succeeded. */
  refusal: DomainError | null;
  line: StatementLine | null;
}

type Decided = Omit<Proposal, "match"> & { match: StatementLine["match"] };

function usedLine(
  { reservationId, kind }: BankTransactionRow,
  shares: readonly number[],
  returned: RefundReason | null | undefined,
): Decided {
  const reservationIds = reservationId === null ? [] : [reservationId, ...shares];
  const used = { reservationIds, acts: [], backCents: 0 };
  if (kind === "RETURNED")
    return { ...used, match: "done", reason: "Deze terugbetaling kwam terug, en staat weer bij ‘Terug te betalen’." };
  if (!returned) return { ...used, match: "done", reason: null };
  const match = returned === "PAID_TOO_MUCH" ? "done" : "none";
  return { ...used, match, reason: `${RETURNED[returned]} ‘Terug te betalen’.` };
}

function returnedLine(sent: repository.SentRefund | undefined): Decided {
  const back = { match: "none", backCents: 0 } as const;
  return sent
    ? { ...back, reservationIds: [sent.reservationId], reason: CAME_BACK.known, acts: ["returned"] }
    : { ...back, reservationIds: [], reason: CAME_BACK.unknown, acts: [] };
}

const CAME_BACK = {
  known: "De bank stuurde deze terugbetaling terug; het is geen betaling.",
  unknown: "Dit geld kwam terug van de bank; het is geen betaling. Kijk bij ‘Terug te betalen’ van wie het is.",
};

export function createBankStatementsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<BankStatementsLog>, "record">;
  reservations: Pick<ReservationsService, "getMany" | "confirmPaid" | "getIn" | "lockOnly" | "waive">;
  refunds: Pick<RefundsService, "noteTransfer" | "noteSource">;
  refundFiles: Pick<RefundFilesService, "comeBackIn">;
}) {
  const { database, clock, audit } = deps;
  const money = createTransferMoney(deps);

  async function toLines(rows: readonly BankTransactionRow[]): Promise<StatementLine[]> {
    const waiting = rows.filter((row) => row.reservationId === null && row.kind !== "RETURNED");
    const used = rows.flatMap((row) => (row.reservationId === null ? [] : row.id));
    const payables = await repository.findPayables(database.db, repository.numbersIn(waiting));
    const proposals = matchTransfers(waiting, payables);
    const proposalOf = new Map(waiting.map((row, index) => [row.id, proposals[index]]));
    const [returns, shares] = [
      await repository.findReturns(database.db, used),
      await repository.findShares(database.db, used),
    ];
    const decided: Array<Decided & { transaction: BankTransactionRow }> = [];
    for (const transaction of rows) {
      const proposal = proposalOf.get(transaction.id);
      if (proposal) decided.push({ transaction, ...proposal });
      else if (transaction.reservationId === null)
        decided.push({ transaction, ...returnedLine(await repository.findSentRefund(database.db, transaction)) });
      else
        decided.push({
          transaction,
          ...usedLine(transaction, shares.get(transaction.id) ?? [], returns.get(transaction.id)),
        });
    }
    const reservations = await deps.reservations.getMany(decided.flatMap(({ reservationIds }) => reservationIds));
    return decided.map(({ reservationIds, ...line }) => ({
      ...line,
      reservations: reservationIds.flatMap((id) => reservations.get(id) ?? []),
    }));
  }

  /** @returns the file's transfers, in its order */
  async function store(db: Db, file: StatementToRead): Promise<BankTransactionRow[]> {
    const found = recognize(file, await repository.findKnown(db, file.transfers));
    const fresh = await repository.insertTransfers(
      db,
      file.transfers.filter((_, index) => !found[index]),
    );
    const saysMore = file.transfers.flatMap((facts, index) => {
      const one = found[index];
      return one && one.reservationId === null && !isAsKnown(facts, one) ? [[one.id, facts] as const] : [];
    });
    await repository.fillIn(db, new Map(saysMore));
    let next = 0;
    const ids = found.map((known) => known?.id ?? fresh[next++] ?? 0);
    await repository.insertLines(db, file, ids);
    return repository.findTransfers(db, ids);
  }

  return {
    /** Stores what is new and proposes matches, without changing money. Reading a file again adds nothing. */
    async read(upload: StatementFile, actorId: number): Promise<ReadStatement> {
      const found = await readStatementFile(upload);
      if (found.kind === "columns") return found;
      const { source, transfers, unread, skipped, foreignAccounts } = found;
      const { fileName, content } = upload;
      const hash = createHash("sha256").update(content).digest("hex");
      const { ids, readBefore } = await database.transact(async (transaction) => {
        const { db } = transaction;
        await repository.lockStatements(db);
        const uploaded = { hash, fileName, uploadedBy: actorId, uploadedAt: clock.now() };
        const file = await repository.insertStatement(db, uploaded);
        const stored = await store(db, { id: file.id, source, transfers });
        const subject = { type: "statement", id: file.id } as const;
        const details = { transfers: transfers.length };
        await audit.record(transaction, { actorId, action: "STATEMENT_READ", subject, details });
        return { ids: stored.map(({ id }) => id), readBefore: file.readBefore };
      });
      const lines = await toLines(await repository.findTransfers(database.db, ids));
      return { kind: "statement", readBefore, lines, unread, skipped, foreignAccounts };
    },

    /** Applies each decision separately; a refusal says why, and what can be decided instead. */
    async confirm(decisions: readonly Decision[], actorId: number): Promise<Confirmation[]> {
      const results: Confirmation[] = [];
      for (const decision of decisions) {
        const { transactionId, reservationId } = decision;
        try {
          await database.transact((transaction) => money.decide(transaction, decision, actorId));
          results.push({ transactionId, reservationId, refusal: null, line: null });
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          const rows = await repository.findTransfers(database.db, [transactionId]);
          const [line = null] = await toLines(rows);
          results.push({ transactionId, reservationId, refusal: error, line });
        }
      }
      return results;
    },
  };
}

const isAsKnown = (facts: TransferFacts, known: KnownTransfer): boolean =>
  facts.kind === known.kind &&
  facts.message.length <= known.message.length &&
  (["account", "name", "payerIban", "ownRef", "bookedOn"] as const).every(
    (field) => Boolean(known[field]) || !facts[field],
  );
