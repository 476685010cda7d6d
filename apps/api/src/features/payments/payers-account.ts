import { isBankName } from "@podium/shared/bank-text";
import { isIban, isInSepa } from "@podium/shared/epc";
import type { Clock } from "#platform/clock.ts";
import type { Transaction } from "#platform/database.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import * as accounts from "./refund-accounts.repository.ts";

/** How much of an account number the log has. */
const END = 4;

/** Money goes back to where it came from, unless its guest said another account. */
export function createPayersAccount({ clock, audit }: { clock: Clock; audit: Pick<AuditService, "record"> }) {
  /** @param transactionId the transfer that goes back; null: the last one of the reservation */
  return async (transaction: Transaction, reservationId: number, transactionId: number | null): Promise<void> => {
    const payer = await accounts.findPayer(transaction.db, reservationId, transactionId);
    if (!payer || !isIban(payer.iban) || !isInSepa(payer.iban)) return;
    const holder = isBankName(payer.holder) ? payer.holder : null;
    const account = { reservationId, iban: payer.iban, holder };
    if (!(await accounts.addAccount(transaction.db, account, clock.now()))) return;
    await audit.record(transaction, {
      actorId: null,
      action: "REFUND_ACCOUNT_CHANGED",
      subject: { type: "reservation", id: reservationId },
      details: { end: payer.iban.slice(-END) },
    });
  };
}
