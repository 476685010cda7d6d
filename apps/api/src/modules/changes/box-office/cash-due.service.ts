import type { CashDueAction } from "@podium/shared/contracts/box-office";
import { toCents } from "@podium/shared/money/money";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { Reservation, ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { BoxOfficeLog } from "./box-office.log.ts";

export type CashDueService = ReturnType<typeof createCashDueService>;

export function createCashDueService(deps: {
  database: Database;
  audit: Pick<AuditService<BoxOfficeLog>, "record">;
  reservations: Pick<ReservationsService, "lockOnly" | "getIn" | "announceIn" | "settleCashDue">;
}) {
  const { database, audit, reservations } = deps;

  async function log(transaction: Transaction, id: number, act: CashDueAction, amount: number, actorId: number) {
    const line = { actorId, subject: { type: "reservation", id } } as const;
    if (act === "accept") return audit.record(transaction, { ...line, action: "CASH_DUE_WAIVED", details: { amount } });
    const details = { amount, cash: act === "cash", card: act === "card" };
    return audit.record(transaction, { ...line, action: "CASH_DUE_RECEIVED", details });
  }

  return {
    /** Only one call settles. @throws DomainError RESERVATION_NOT_FOUND, CASH_DUE_SETTLED, TRANSFER_CHANGED */
    async settle(
      id: number,
      { act, amount }: { act: CashDueAction; amount: number },
      actorId: number,
    ): Promise<Reservation> {
      return database.transact(async (transaction) => {
        await reservations.lockOnly(transaction, id);
        if (!(await reservations.settleCashDue(transaction, id, toCents(amount), act === "accept"))) {
          const { cashDueCents } = await reservations.getIn(transaction, id);
          throw new DomainError(cashDueCents === 0 ? "CASH_DUE_SETTLED" : "TRANSFER_CHANGED");
        }
        await log(transaction, id, act, amount, actorId);
        return reservations.announceIn(transaction, id);
      });
    },
  };
}
