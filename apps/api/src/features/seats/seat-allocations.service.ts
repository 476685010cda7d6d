import type { Clock } from "#platform/clock.ts";
import type { Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import { blockFreeSeats, freeSeatsOf, unblockSeats } from "./seat-allocations.repository.ts";
import type { SeatAnnouncer } from "./seats.realtime.ts";
import { takeFreeSeats } from "./seats.repository.ts";

export type SeatAllocationsService = ReturnType<typeof createSeatAllocationsService>;

/** Seats that are given out or blocked without a cart. */
export function createSeatAllocationsService(deps: { clock: Clock; announcer: Pick<SeatAnnouncer, "announce"> }) {
  const { clock, announcer } = deps;

  return {
    /**
     * Gives free seats to a reservation: all of them or none.
     * @throws DomainError SEATS_NOT_FREE, also for a seat that does not exist
     */
    async reserve(
      { db, onCommit }: Transaction,
      allocation: { showId: number; seatIds: readonly string[]; reservationId: number },
    ): Promise<void> {
      const changes = await takeFreeSeats(db, allocation, clock.now());
      if (changes.length !== allocation.seatIds.length) throw new DomainError("SEATS_NOT_FREE");
      onCommit(() => announcer.announce(changes));
    },

    /** Frees some of the seats of a reservation that goes on. */
    async release(
      { db, onCommit }: Transaction,
      { reservationId, seatIds }: { reservationId: number; seatIds: readonly string[] },
    ): Promise<void> {
      const changes = await freeSeatsOf(db, reservationId, seatIds);
      onCommit(() => announcer.announce(changes));
    },

    /**
     * Blocks all of these seats or none; those that are blocked already stay so.
     * @returns those that were not blocked before
     * @throws DomainError SEATS_NOT_FREE
     */
    async block({ db, onCommit }: Transaction, showId: number, seatIds: readonly string[]): Promise<string[]> {
      const { changes, already } = await blockFreeSeats(db, showId, seatIds, clock.now());
      if (changes.length + already !== seatIds.length) throw new DomainError("SEATS_NOT_FREE");
      onCommit(() => announcer.announce(changes));
      return changes.map((change) => change.seatId);
    },

    /** @returns those that were blocked */
    async unblock({ db, onCommit }: Transaction, showId: number, seatIds: readonly string[]): Promise<string[]> {
      const changes = await unblockSeats(db, showId, seatIds);
      onCommit(() => announcer.announce(changes));
      return changes.map((change) => change.seatId);
    },
  };
}
