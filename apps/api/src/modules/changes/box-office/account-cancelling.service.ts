import { nameOnly } from "@podium/shared/halls/seat-names";
import type { Database } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { SeatsService } from "#modules/sale/seats/seats.service.ts";
import type { UsersService } from "#modules/identity/users/users.service.ts";
import type { BoxOfficeLog } from "./box-office.log.ts";

export type AccountCancellingService = ReturnType<typeof createAccountCancellingService>;

export function createAccountCancellingService(deps: {
  database: Database;
  audit: Pick<AuditService<BoxOfficeLog>, "record">;
  users: Pick<UsersService, "lockAccount">;
  seats: Pick<SeatsService, "findCart" | "emptyCart">;
  reservations: Pick<ReservationsService, "listOf" | "cancelUnpaid">;
}) {
  const { database, audit, users, seats, reservations } = deps;

  async function unpaidOf(userId: number) {
    const [all, cart] = await Promise.all([reservations.listOf(userId), seats.findCart(userId)]);
    const cartSeats = cart?.lines.map(nameOnly) ?? [];
    return {
      unpaid: all.filter(({ status }) => status === "PENDING"),
      paid: all.filter(({ status }) => status === "CONFIRMED").length,
      cartSeatIds: cartSeats.map(({ seatId }) => seatId),
      cartSeats,
    };
  }

  return {
    unpaidOf,

    /** Releases them with one transaction, one log line and one mail. @throws DomainError USER_NOT_FOUND */
    cancel(userId: number, reason: string, actorId: number): Promise<{ reservations: number; seats: number }> {
      return database.transact(async (transaction) => {
        // Waits for a reservation that this account is making, and blocks the next one until the commit.
        if (!(await users.lockAccount(transaction, userId))) throw new DomainError("USER_NOT_FOUND");
        await seats.emptyCart(transaction, userId);
        const cancelled = await reservations.cancelUnpaid(transaction, userId, reason);
        const result = {
          reservations: cancelled.length,
          seats: cancelled.reduce((sum, { seatCount }) => sum + seatCount, 0),
        };
        await audit.record(transaction, {
          actorId,
          action: "ACCOUNT_CANCELLED",
          subject: { type: "user", id: userId },
          details: result,
        });
        return result;
      });
    },
  };
}
