import type { Database } from "#platform/data/database.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import type { ReservationsLog } from "./reservations.log.ts";
import { removePrices } from "./ticket-prices.repository.ts";
import type { ReservationAnnouncer } from "./reservations.realtime.ts";
import * as repository from "./reservations.repository.ts";

export interface UnsettledVouchersDependencies {
  database: Database;
  announce: ReservationAnnouncer;
  audit: Pick<AuditService<ReservationsLog>, "record">;
  vouchers: Pick<VouchersService, "giveBackUnsettled" | "findUnspent" | "spendWhatIsLeft">;
}

/** Repairs reservations that processes of the version before, which know no vouchers, changed during an upgrade. */
export function createUnsettledVouchers(deps: UnsettledVouchersDependencies) {
  const { database, vouchers, audit } = deps;

  async function spendAgain(id: number): Promise<void> {
    await database.transact(async (transaction) => {
      const { status } = await repository.lockReservation(transaction.db, id);
      if (status !== "PENDING" && status !== "CONFIRMED") return;
      const shortCents = await vouchers.spendWhatIsLeft(transaction, id);
      const reservation = await repository.findReservation(transaction.db, id);
      transaction.onCommit(() => deps.announce(reservation));
      if (shortCents === 0) return;
      // The guest has the tickets already, so the reservation stays, for the amount that was paid.
      await removePrices(transaction.db, id);
      await audit.record(transaction, {
        actorId: null,
        action: "VOUCHER_SHORT",
        subject: { type: "reservation", id },
        details: { amount: shortCents / 100 },
      });
    });
  }

  return async function settleVouchers(): Promise<void> {
    await vouchers.giveBackUnsettled();
    for (const id of await vouchers.findUnspent()) await spendAgain(id);
  };
}
