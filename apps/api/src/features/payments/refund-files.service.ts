import { isBankName } from "@podium/shared/bank-text";
import { isSampleAccount } from "#config.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { SocietyService } from "#features/content/society.service.ts";
import type { MailsService } from "#features/mails/mails.service.ts";
import type { ReservationsService } from "#features/reservations/reservations.service.ts";
import { fingerprintOf } from "./agreed-line.ts";
import { nextBankingDay } from "#platform/banking-days.ts";
import * as repository from "./refund-files.repository.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { sepaFile } from "./sepa-file.ts";

export type RefundFilesService = ReturnType<typeof createRefundFilesService>;
export type { PaidByFile, RefundFile } from "./refund-files.repository.ts";

/** A number of this database alone: a restored one may give it again, at another moment. */
const messageIdOf = ({ id, madeAt }: repository.RefundFile): string =>
  `PODIUM-${id}-${madeAt.toISOString().replaceAll(/\D/g, "").slice(0, 14)}`;

/** Refunds that the society pays by one file of its bank. A refund is in one file at most: `payments.refund_via`. */
export function createRefundFilesService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService, "record">;
  mails: Pick<MailsService, "enqueueAgain">;
  reservations: Pick<ReservationsService, "getIn" | "announceAgain">;
  /** Pays its own money back. */
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

  /** As `settle`, in a transaction of the caller's. */
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
     * The file as it was made, without what is due again: another file may pay that. Lines that were paid stay, as a
     * bank refuses a file that it had, until they are forgotten.
     *
     * @returns XML
     * @throws DomainError REFUND_FILE_NOT_FOUND, REFUND_FILE_EMPTY when all is due again, REFUND_FILE_FORGOTTEN when
     * the accounts of all others are
     */
    async read(id: number, actorId: number): Promise<{ name: string; xml: string }> {
      const file = await get(id);
      const lines = file.lines.filter(({ state }) => state !== "OUT");
      if (lines.length === 0) throw new DomainError("REFUND_FILE_EMPTY");
      const transfers = lines.flatMap(({ paymentId, reservationId, cents, iban, name }) => {
        // Only a settled line lacks its account: an open one keeps it.
        if (iban === null || name === null) return [];
        const message = `Terugbetaling reservering ${reservationId}`;
        return [{ endToEndId: `PODIUM-${id}-${paymentId}`, name, iban, cents, message }];
      });
      if (transfers.length === 0) throw new DomainError("REFUND_FILE_FORGOTTEN");
      const { madeAt, executeOn, debtorName, debtorIban: iban, debtorBic: bic } = file;
      const debtor = { name: debtorName, iban, bic };
      const xml = await sepaFile({ messageId: messageIdOf(file), madeAt, executeOn, debtor, transfers });
      // Names and accounts leave the site with it.
      const details = { file: id, refunds: transfers.length };
      await database.transact((transaction) =>
        audit.record(transaction, { actorId, action: "REFUND_FILE_READ", subject: { type: "list" }, details }),
      );
      return { name: `terugbetalingen-${id}.xml`, xml };
    },

    /**
     * All of them or none: what was agreed to is what the bank gets. Asked for again it is refused.
     *
     * @param agreed each with what was read of it, of `fingerprintOf`
     * @throws DomainError BANK_NOT_SET, REFUNDS_CHANGED when one is not due, is on its way, has no account in the EEA,
     * or is now another amount or to another account, HOLDER_UNREADABLE when no bank can write a name
     */
    async make(
      agreed: ReadonlyArray<{ paymentId: number; fingerprint: string }>,
      actorId: number,
    ): Promise<repository.RefundFile> {
      const { bank } = society.current();
      if (isSampleAccount(bank.iban)) throw new DomainError("BANK_NOT_SET");
      const fileId = await database.transact(async (transaction) => {
        const wanted = new Map(agreed.map(({ paymentId, fingerprint }) => [paymentId, fingerprint]));
        const claimed = await repository.claim(transaction.db, [...wanted.keys()], deps.provider?.name ?? null);
        if (claimed.length !== wanted.size) throw new DomainError("REFUNDS_CHANGED");
        const madeAt = clock.now();
        const { beneficiary: debtorName, iban: debtorIban, bic: debtorBic } = bank;
        const { id, lines } = await repository.insertFile(
          transaction.db,
          { madeAt, madeBy: actorId, executeOn: nextBankingDay(madeAt), debtorName, debtorIban, debtorBic },
          claimed,
        );
        if (lines.length !== wanted.size || lines.some((line) => wanted.get(line.paymentId) !== fingerprintOf(line)))
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

    /**
     * The bank paid what is still open of it, or did not: then that is due again, and so is one line that it paid
     * and that came back. The same again changes nothing.
     *
     * @param which.paymentId none: all of it
     * @throws DomainError REFUND_FILE_NOT_FOUND, REFUND_LINE_SETTLED when nothing changed and it is not so either
     */
    async settle(
      which: { fileId: number; paymentId?: number | null },
      state: "DONE" | "OUT",
      actorId: number,
    ): Promise<repository.RefundFile> {
      await database.transact((transaction) => settleIn(transaction, which, state, actorId));
      return get(which.fileId);
    },

    /**
     * A refund came back, and is due again; one that is already stays so.
     *
     * @param sent.fileId null: it was paid by hand
     * @throws DomainError REFUND_FILE_NOT_FOUND, REFUND_LINE_SETTLED when it was not paid by hand, or is due by now
     */
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

    /** For the mail about it. @returns undefined: nothing was paid by file */
    paidOf: (reservationId: number) => repository.findPaid(db, reservationId),
  };
}
