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

  async function log(
    transaction: Transaction,
    id: number,
    act: CashDueAction,
    sum: { amount: number; gift?: number },
    actorId: number,
  ) {
    const line = { actorId, subject: { type: "reservation", id } } as const;
    if (act === "accept") return audit.record(transaction, { ...line, action: "CASH_DUE_WAIVED", details: sum });
    const details = { amount: sum.amount, cash: act === "cash", card: act === "card" };
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
        const { giftCents } = await reservations.lockOnly(transaction, id);
        if (!(await reservations.settleCashDue(transaction, id, toCents(amount), act === "accept"))) {
          const { cashDueCents } = await reservations.getIn(transaction, id);
          throw new DomainError(cashDueCents === 0 ? "CASH_DUE_SETTLED" : "TRANSFER_CHANGED");
        }
        // The gift is what is missing first.
        const gift = Math.min(giftCents, toCents(amount)) / 100;
        await log(transaction, id, act, { amount, ...(gift > 0 && { gift }) }, actorId);
        return reservations.announceIn(transaction, id);
      });
    },
  };
}
