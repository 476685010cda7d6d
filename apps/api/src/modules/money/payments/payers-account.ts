import { isBankName } from "@podium/shared/money/bank-text";
import { isIban, isInSepa } from "@podium/shared/money/epc";
import type { Clock } from "#platform/process/clock.ts";
import type { Transaction } from "#platform/data/database.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { PaymentsLog } from "./payments.log.ts";
import * as accounts from "./refund-accounts.repository.ts";

/** Number of the account's last characters in the audit log */
const END = 4;

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
    const payer = await accounts.findPayer(transaction.db, reservationId, transactionId);
    if (!payer || !isIban(payer.iban) || !isInSepa(payer.iban)) return;
    const holder = isBankName(payer.holder) ? payer.holder : null;
    if (!(await accounts.addPayer(transaction.db, { paymentId, iban: payer.iban, holder }, clock.now()))) return;
    await audit.record(transaction, {
      actorId: null,
      action: "REFUND_ACCOUNT_CHANGED",
      subject: { type: "reservation", id: reservationId },
      details: { end: payer.iban.slice(-END) },
    });
  };
}
