import { isBankName } from "@podium/shared/money/bank-text";
import { isIban, isInSepa } from "@podium/shared/money/epc";
import { ibanFault } from "@podium/shared/money/iban";
import { fullName } from "@podium/shared/words/typed-name";
import type { Clock } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import { DomainError, refusedField } from "#platform/process/domain-error.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { PaymentsLog } from "./payments.log.ts";
import * as repository from "./refund-accounts.repository.ts";

interface DueRefund {
  paymentId: number;
  reservationId: number;
  /** The transfer to refund; null: the refund is of the reservation's own money, however that came */
  transactionId: number | null;
}

/** Sets the payer's account for a refund, unless the guest named another one for the reservation's own money. */
export function createPayersAccount({
  clock,
  audit,
}: {
  clock: Clock;
  audit: Pick<AuditService<PaymentsLog>, "record">;
}) {
  return async (transaction: Transaction, { paymentId, reservationId, transactionId }: DueRefund): Promise<void> => {
    const payer = await repository.findPayer(transaction.db, reservationId, transactionId);
    if (!payer || !isIban(payer.iban) || !isInSepa(payer.iban)) return;
    const holder = isBankName(payer.holder) ? payer.holder : null;
    if (!(await repository.addPayer(transaction.db, { paymentId, iban: payer.iban, holder }, clock.now()))) return;
    await audit.record(transaction, {
      actorId: null,
      action: "REFUND_ACCOUNT_CHANGED",
      subject: { type: "reservation", id: reservationId },
      details: { end: payer.iban.slice(-END) },
    });
  };
}

export type RefundAccountsService = ReturnType<typeof createRefundAccountsService>;

const END = 4;

export function createRefundAccountsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<PaymentsLog>, "record">;
  mails: Pick<MailsService, "enqueueAgain">;
  reservations: Pick<ReservationsService, "getIn" | "announceAgain">;
}) {
  const { database, clock, audit, mails, reservations } = deps;

  /**
   * Call with the reservation's refunds locked. An unchanged account notifies nobody.
   * @param actorId null: the reservation's holder @param paymentId null: all refunds of the reservation's own money
   * @throws DomainError of ACCOUNT_REFUSALS; REFUND_UNDER_WAY while a file pays some of it to the known account
   */
  async function save(
    transaction: Transaction,
    account: repository.Account,
    actorId: number | null,
    paymentId: number | null = null,
  ): Promise<void> {
    const { iban } = account;
    if (!isIban(iban)) throw refusedField(ibanFault(iban), "iban");
    if (!isInSepa(iban)) throw refusedField("IBAN_ABROAD", "iban");
    const { reservationId: id } = account;
    const { user } = await reservations.getIn(transaction, id);
    const holder = account.holder ?? fullName(user);
    if (!isBankName(holder)) throw refusedField("HOLDER_UNREADABLE", "holder");
    const isAnother =
      paymentId === null
        ? await repository.saveAccount(transaction.db, { ...account, iban, holder }, clock.now())
        : await repository.savePayer(transaction.db, { paymentId, iban, holder }, clock.now());
    if (!isAnother) return;
    // After saving, since a file that is being made locks the account
    if (paymentId === null && (await repository.isInOpenFile(transaction.db, id)))
      throw new DomainError("REFUND_UNDER_WAY");
    await audit.record(transaction, {
      actorId,
      action: "REFUND_ACCOUNT_CHANGED",
      subject: { type: "reservation", id },
      details: { end: iban.slice(-END) },
    });
    if (user.email !== "") await mails.enqueueAgain(transaction, { kind: "REFUND_ACCOUNT_CHANGED", subjectId: id });
    transaction.onCommit(() => reservations.announceAgain(id));
  }

  return {
    save,

    /** For all refunds of the reservation's own money. @throws as `save`; DomainError PAYMENT_NOT_FOUND, REFUND_DONE */
    async set(paymentId: number, { iban, holder }: { iban: string; holder: string }, actorId: number): Promise<void> {
      await database.transact(async (transaction) => {
        const refund = await repository.lockRefund(transaction.db, paymentId);
        if (!refund) throw new DomainError("PAYMENT_NOT_FOUND");
        if (refund.isDone) throw new DomainError("REFUND_DONE");
        if (refund.isUnderWay) throw new DomainError("REFUND_UNDER_WAY");
        const account = { reservationId: refund.reservationId, iban, holder };
        await save(transaction, account, actorId, refund.isForNothing ? paymentId : null);
      });
    },

    /** Returns the last four characters of the account; null: none is known, or no longer. */
    endOf: async (reservationId: number): Promise<string | null> =>
      (await repository.findIban(database.db, reservationId))?.slice(-END) ?? null,
  };
}
