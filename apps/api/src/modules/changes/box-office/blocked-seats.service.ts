import type { Database, Transaction } from "#platform/data/database.ts";
import { type AuditService, seatFacts } from "#modules/records/audit/audit.service.ts";
import type { SeatAllocationsService } from "#modules/sale/seats/seat-allocations.service.ts";
import type { Seat, SeatsService } from "#modules/sale/seats/seats.service.ts";
import type { ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { BoxOfficeLog } from "./box-office.log.ts";

export type BlockedSeatsService = ReturnType<typeof createBlockedSeatsService>;

export function createBlockedSeatsService(deps: {
  database: Database;
  audit: Pick<AuditService<BoxOfficeLog>, "record">;
  allocations: Pick<SeatAllocationsService, "block" | "unblock" | "changeBlockReason" | "nameSeats" | "blockReasons">;
  seats: Pick<SeatsService, "list">;
  shows: Pick<ShowsService, "require">;
}) {
  const { database, audit, allocations, seats, shows } = deps;

  /** @returns all seats that are blocked afterwards */
  async function change(
    showId: number,
    action: "SEATS_BLOCKED" | "SEATS_UNBLOCKED" | "BLOCK_REASON_CHANGED",
    actorId: number,
    apply: (transaction: Transaction) => Promise<{ seatIds: string[]; blockId?: number | null }>,
  ): Promise<string[]> {
    await database.transact(async (transaction) => {
      const show = await shows.require(transaction.db, showId);
      const { seatIds, blockId } = await apply(transaction);
      if (seatIds.length > 0) {
        const subject = { type: "show", id: showId } as const;
        const changed = await allocations.nameSeats(transaction, showId, seatIds);
        const details = { ...seatFacts(changed), show: show.name, ...(blockId && { blockId }) };
        await audit.record(transaction, { actorId, action, subject, details });
      }
    });
    return (await seats.list(showId)).flatMap(({ seatId, status }) => (status === "blocked" ? seatId : []));
  }

  return {
    async list(showId: number): Promise<Array<Seat & { reason?: string }>> {
      const [all, reasons] = await Promise.all([seats.list(showId), allocations.blockReasons(database, showId)]);
      return all.map((seat) => {
        const reason = seat.status === "blocked" && seat.blockId !== null ? reasons.get(seat.blockId) : undefined;
        return reason === undefined ? seat : { ...seat, reason };
      });
    },

    /** Blocks all seats or none; blocked ones stay blocked. @throws DomainError SHOW_NOT_FOUND, SEATS_NOT_FREE */
    block: (
      showId: number,
      { seatIds, reason = null }: { seatIds: readonly string[]; reason?: string | null | undefined },
      actorId: number,
    ): Promise<string[]> =>
      change(showId, "SEATS_BLOCKED", actorId, (transaction) =>
        allocations.block(transaction, { showId, seatIds, reason }),
      ),

    /** Changes the reason; the seats stay blocked, so nobody is offered them. @throws DomainError SHOW_NOT_FOUND */
    changeReason: (
      showId: number,
      { seatIds, reason }: { seatIds: readonly string[]; reason: string },
      actorId: number,
    ): Promise<string[]> =>
      change(showId, "BLOCK_REASON_CHANGED", actorId, (transaction) =>
        allocations.changeBlockReason(transaction, { showId, seatIds, reason }),
      ),

    unblock: (showId: number, seatIds: readonly string[], actorId: number): Promise<string[]> =>
      change(showId, "SEATS_UNBLOCKED", actorId, async (transaction) => ({
        seatIds: await allocations.unblock(transaction, showId, seatIds),
      })),
  };
}
