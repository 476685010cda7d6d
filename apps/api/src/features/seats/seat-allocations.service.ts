import type { Clock } from "#platform/clock.ts";
import type { Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import { blockFreeSeats, freeSeatsOf, unblockSeats } from "./seat-allocations.repository.ts";
import type { SeatAnnouncer } from "./seats.realtime.ts";
import { allocateFreeSeats } from "./seats.repository.ts";

export type SeatAllocationsService = ReturnType<typeof createSeatAllocationsService>;

export function createSeatAllocationsService(deps: { clock: Clock; announcer: Pick<SeatAnnouncer, "announce"> }) {
  const { clock, announcer } = deps;

  return {
    async reserve(
      { db, onCommit }: Transaction,
      allocation: { showId: number; seatIds: readonly string[]; reservationId: number },
    ): Promise<void> {
      const changes = await allocateFreeSeats(db, allocation, clock.now());
      if (changes.length !== allocation.seatIds.length) throw new DomainError("SEATS_NOT_FREE");
      onCommit(() => announcer.announce(changes));
    },

    async release(
      { db, onCommit }: Transaction,
      { reservationId, seatIds }: { reservationId: number; seatIds: readonly string[] },
    ): Promise<void> {
      const changes = await freeSeatsOf(db, reservationId, seatIds);
      onCommit(() => announcer.announce(changes));
    },

    /** All or none. @returns those that were not blocked before @throws DomainError SEATS_NOT_FREE */
    async block({ db, onCommit }: Transaction, showId: number, seatIds: readonly string[]): Promise<string[]> {
      const { changes, already } = await blockFreeSeats(db, showId, seatIds, clock.now());
      if (changes.length + already !== seatIds.length) throw new DomainError("SEATS_NOT_FREE");
      onCommit(() => announcer.announce(changes));
      return changes.map((change) => change.seatId);
    },

    async unblock({ db, onCommit }: Transaction, showId: number, seatIds: readonly string[]): Promise<string[]> {
      const changes = await unblockSeats(db, showId, seatIds);
      onCommit(() => announcer.announce(changes));
      return changes.map((change) => change.seatId);
    },
  };
}
