import { isBankName } from "@podium/shared/money/bank-text";
import { isSampleAccount } from "#config.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { SocietyService } from "#modules/records/society/society.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import { fingerprintOf } from "./refund-account.sql.ts";
import { nextBankingDay } from "#platform/process/banking-days.ts";
import type { PaymentsLog } from "./payments.log.ts";
import * as repository from "./refund-files.repository.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { sepaFile } from "./sepa-file.ts";

export type RefundFilesService = ReturnType<typeof createRefundFilesService>;
export type { PaidByFile, RefundFile } from "./refund-files.repository.ts";

/** The bank's key of a file. The moment makes it unique: a restored database may give the same number again. */
const messageIdOf = ({ id, madeAt }: repository.RefundFile): string =>
  `PODIUM-${id}-${madeAt.toISOString().replaceAll(/\D/g, "").slice(0, 14)}`;

/** Files of refunds for the society's bank. A refund is in one file at most: `payments.refund_via`. */
export function createRefundFilesService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<PaymentsLog>, "record">;
  mails: Pick<MailsService, "enqueueAgain">;
  reservations: Pick<ReservationsService, "getIn" | "announceAgain">;
  /** Refunds its own payments; null: none */
  provider: Pick<PaymentProvider, "name"> | null;
  society: Pick<SocietyService, "current">;
}) {
  const { database, clock, audit, mails, reservations, society } = deps;
  const { db } = database;

  /** @throws DomainError REFUND_FILE_NOT_FOUND */
  async function get(id: number): Promise<repository.RefundFile> {
    const [file] = await repository.findFiles(db, id);
    if (!file) throw new DomainError("REFUND_FILE_NOT_FOUND");
    return file;
  }

  async function settleIn(
    transaction: Transaction,
    which: { fileId: number; paymentId?: number | null },
    state: "DONE" | "OUT",
    actorId: number,
  ): Promise<void> {
    const { fileId: file } = which;
    const settled = await repository.settleLines(transaction.db, which, state, clock.now());
    for (const { paymentId, reservationId, cents } of settled) {
      const about = { actorId, subject: { type: "reservation", id: reservationId } } as const;
      const facts = { paymentId, amount: cents / 100 };
      if (state === "DONE") {
        const details = { ...facts, reference: `bestand ${file}` };
        await audit.record(transaction, { ...about, action: "REFUNDED", details });
      } else await audit.record(transaction, { ...about, action: "REFUND_NOT_PAID", details: { ...facts, file } });
    }
    for (const reservationId of new Set(settled.map((line) => line.reservationId))) {
      const { user } = await reservations.getIn(transaction, reservationId);
      if (state === "DONE" && user.email !== "")
        await mails.enqueueAgain(transaction, { kind: "REFUND_PAID", subjectId: reservationId });
      transaction.onCommit(() => reservations.announceAgain(reservationId));
    }
    if (settled.length === 0 && !(await repository.isSettled(transaction.db, which, state))) {
      await get(file);
      throw new DomainError("REFUND_LINE_SETTLED");
    }
  }

  return {
    list: (): Promise<repository.RefundFile[]> => repository.findFiles(db),

    /**
     * Paid lines stay until their accounts are deleted, because the bank refuses a file that it has already had.
     * @throws DomainError REFUND_FILE_NOT_FOUND; REFUND_FILE_EMPTY: all due again; REFUND_FILE_FORGOTTEN: no accounts
     */
    async read(id: number, actorId: number): Promise<{ name: string; xml: string }> {
      const file = await get(id);
      const lines = file.lines.filter(({ state }) => state !== "OUT");
      if (lines.length === 0) throw new DomainError("REFUND_FILE_EMPTY");
      const transfers = lines.flatMap(({ paymentId, reservationId, cents, iban, name }) => {
        // Only a settled line lacks its account: an open one still has it.
        if (iban === null || name === null) return [];
        const message = `Terugbetaling reservering ${reservationId}`;
        return [{ endToEndId: `PODIUM-${id}-${paymentId}`, name, iban, cents, message }];
      });
      if (transfers.length === 0) throw new DomainError("REFUND_FILE_FORGOTTEN");
      const { madeAt, executeOn, debtorName, debtorIban: iban, debtorBic: bic } = file;
      const debtor = { name: debtorName, iban, bic };
      const xml = await sepaFile({ messageId: messageIdOf(file), madeAt, executeOn, debtor, transfers });
      // Logged, because names and accounts leave the site with the file
      const details = { file: id, refunds: transfers.length };
      await database.transact((transaction) =>
        audit.record(transaction, { actorId, action: "REFUND_FILE_READ", subject: { type: "list" }, details }),
      );
      return { name: `terugbetalingen-${id}.xml`, xml };
    },

    /**
     * @param agreed each refund with the `fingerprintOf` the line that the volunteer read
     * @throws DomainError BANK_NOT_SET; REFUNDS_CHANGED: one is not due, is under way, has no account in the EEA, or
     * changed its amount or account; HOLDER_UNREADABLE: no bank can write a name
     */
    async make(
      agreed: ReadonlyArray<{ paymentId: number; fingerprint: string }>,
      actorId: number,
    ): Promise<repository.RefundFile> {
      const { bank } = society.current();
      if (isSampleAccount(bank.iban)) throw new DomainError("BANK_NOT_SET");
      const fileId = await database.transact(async (transaction) => {
        const agreedLines = new Map(agreed.map(({ paymentId, fingerprint }) => [paymentId, fingerprint]));
        const claimed = await repository.claim(transaction.db, [...agreedLines.keys()], deps.provider?.name ?? null);
        if (claimed.length !== agreedLines.size) throw new DomainError("REFUNDS_CHANGED");
        const madeAt = clock.now();
        const { beneficiary: debtorName, iban: debtorIban, bic: debtorBic } = bank;
        const { id, lines } = await repository.insertFile(
          transaction.db,
          { madeAt, madeBy: actorId, executeOn: nextBankingDay(madeAt), debtorName, debtorIban, debtorBic },
          claimed,
        );
        if (
          lines.length !== agreedLines.size ||
          lines.some((line) => agreedLines.get(line.paymentId) !== fingerprintOf(line))
        )
          throw new DomainError("REFUNDS_CHANGED");
        if (!lines.every(({ name }) => isBankName(name))) throw new DomainError("HOLDER_UNREADABLE");
        const cents = lines.reduce((sum, line) => sum + line.cents, 0);
        await audit.record(transaction, {
          actorId,
          action: "REFUND_FILE_MADE",
          subject: { type: "list" },
          details: { file: id, refunds: claimed.length, amount: cents / 100 },
        });
        for (const reservationId of new Set(lines.map((line) => line.reservationId)))
          transaction.onCommit(() => reservations.announceAgain(reservationId));
        return id;
      });
      return get(fileId);
    },

    /** Repeating changes nothing. @throws DomainError REFUND_FILE_NOT_FOUND; REFUND_LINE_SETTLED: in another state */
    async settle(
      which: { fileId: number; paymentId?: number | null },
      state: "DONE" | "OUT",
      actorId: number,
    ): Promise<repository.RefundFile> {
      await database.transact((transaction) => settleIn(transaction, which, state, actorId));
      return get(which.fileId);
    },

    /** @param sent.fileId null: paid by hand @throws DomainError REFUND_FILE_NOT_FOUND, REFUND_LINE_SETTLED */
    async comeBackIn(
      transaction: Transaction,
      { fileId, paymentId }: { fileId: number | null; paymentId: number },
      actorId: number,
    ): Promise<void> {
      if (fileId !== null) {
        await settleIn(transaction, { fileId, paymentId }, "OUT", actorId);
        return repository.noteCameBack(transaction.db, { fileId, paymentId });
      }
      const due = await repository.makeDueAgain(transaction.db, paymentId);
      if (!due) throw new DomainError("REFUND_LINE_SETTLED");
      const { reservationId, cents } = due;
      const subject = { type: "reservation", id: reservationId } as const;
      const details = { paymentId, amount: cents / 100 };
      await audit.record(transaction, { actorId, action: "REFUND_NOT_PAID", subject, details });
      transaction.onCommit(() => reservations.announceAgain(reservationId));
    },

    /** Sums refunds for the mail about them. @returns undefined: nothing was paid by file */
    paidOf: (reservationId: number) => repository.findPaid(db, reservationId),
  };
}
