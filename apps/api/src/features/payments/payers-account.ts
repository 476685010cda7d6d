import { isBankName } from "@podium/shared/bank-text";
import { isIban, isInSepa } from "@podium/shared/epc";
import type { Clock } from "#platform/clock.ts";
import type { Transaction } from "#platform/database.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import * as accounts from "./refund-accounts.repository.ts";

/** How much of an account number the log has. */
const END = 4;

interface DueRefund {
  paymentId: number;
  reservationId: number;
  /** The transfer that goes back; null: a part of what the reservation was paid with. */
  transactionId: number | null;
}

/** Money goes back to where it came from, unless its guest said another account for what the reservation cost. */
export function createPayersAccount({ clock, audit }: { clock: Clock; audit: Pick<AuditService, "record"> }) {
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
