import type { Database, Transaction } from "#platform/database.ts";
import { type AuditService, seatFacts } from "#features/audit/audit.service.ts";
import type { SeatAllocationsService } from "#features/seats/seat-allocations.service.ts";
import type { Seat, SeatsService } from "#features/seats/seats.service.ts";
import type { ShowsService } from "#features/shows/shows.service.ts";

export type BlockedSeatsService = ReturnType<typeof createBlockedSeatsService>;

export function createBlockedSeatsService(deps: {
  database: Database;
  audit: Pick<AuditService, "record">;
  allocations: Pick<SeatAllocationsService, "block" | "unblock" | "nameSeats">;
  seats: Pick<SeatsService, "list">;
  shows: Pick<ShowsService, "require">;
}) {
  const { database, audit, allocations, seats, shows } = deps;

  /** @returns all seats that are blocked now */
  async function change(
    showId: number,
    action: "SEATS_BLOCKED" | "SEATS_UNBLOCKED",
    actorId: number,
    apply: (transaction: Transaction) => Promise<string[]>,
  ): Promise<string[]> {
    await database.transact(async (transaction) => {
      const show = await shows.require(transaction.db, showId);
      const seatIds = await apply(transaction);
      if (seatIds.length > 0) {
        const subject = { type: "show", id: showId } as const;
        const changed = await allocations.nameSeats(transaction, showId, seatIds);
        const details = { ...seatFacts(changed), show: show.name };
        await audit.record(transaction, { actorId, action, subject, details });
      }
    });
    return (await seats.list(showId)).flatMap(({ seatId, status }) => (status === "blocked" ? seatId : []));
  }

  return {
    list: (showId: number): Promise<Seat[]> => seats.list(showId),

    /** Blocks all or none; blocked seats stay blocked. @throws DomainError SHOW_NOT_FOUND, SEATS_NOT_FREE */
    block: (showId: number, seatIds: readonly string[], actorId: number): Promise<string[]> =>
      change(showId, "SEATS_BLOCKED", actorId, (transaction) => allocations.block(transaction, showId, seatIds)),

    unblock: (showId: number, seatIds: readonly string[], actorId: number): Promise<string[]> =>
      change(showId, "SEATS_UNBLOCKED", actorId, (transaction) => allocations.unblock(transaction, showId, seatIds)),
  };
}
