import type { NamedSeat } from "@podium/shared/halls/seat-names";
import type { Clock } from "#platform/process/clock.ts";
import type { Reading, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import * as carts from "./carts.repository.ts";
import { createSeatMover } from "./moved-seats.ts";
import { reserveOffered } from "./offered-seats.repository.ts";
import type { SeatAnnouncer } from "./seats.realtime.ts";
import * as repository from "./seats.repository.ts";

export type SeatAllocationsService = ReturnType<typeof createSeatAllocationsService>;

interface Allocation {
  showId: number;
  seatIds: readonly string[];
  reservationId: number;
}

/** Seats that one act blocked */
interface Blocked {
  /** Seats that were not blocked before. */
  seatIds: string[];
  /** The row with the reason; null: no reason */
  blockId: number | null;
}

/** Operations on seats for other features, inside their own transactions. */
export function createSeatAllocationsService(deps: {
  clock: Clock;
  announcer: Pick<SeatAnnouncer, "announce" | "announceCart" | "announcePlan">;
}) {
  const { clock, announcer } = deps;

  const announceLater = ({ onCommit }: Transaction, changes: readonly repository.SeatChange[]): void =>
    onCommit(() => announcer.announce(changes));

  return {
    addSeats: (transaction: Transaction, showId: number): Promise<void> =>
      repository.insertSeats(transaction.db, showId),

    moveToPlan: createSeatMover(deps),
    /** Names of these seats in the show's plan, in numbering order. */
    nameSeats: ({ db }: Reading, showId: number, seatIds: readonly string[]): Promise<NamedSeat[]> =>
      repository.nameSeats(db, showId, seatIds),

    /** Announces to the owners that their carts end with the show. */
    async emitCartsEnd({ db, onCommit }: Transaction, showId: number): Promise<void> {
      const userIds = await carts.findCartOwners(db, showId);
      onCommit(() => {
        for (const userId of userIds) announcer.announceCart(userId, null, "cleared");
      });
    },

    /** @param allocation.blockedIds seats that may be blocked @param refusal when a seat is not free */
    async reserve(
      transaction: Transaction,
      allocation: Allocation & { blockedIds?: readonly string[] },
      refusal: "SEATS_NOT_FREE" | "SEATS_GONE" | "SEAT_TAKEN_SINCE" = "SEATS_NOT_FREE",
    ): Promise<void> {
      const changes = await repository.allocateFreeSeats(transaction.db, allocation, clock.now());
      if (changes.length !== allocation.seatIds.length) throw new DomainError(refusal);
      announceLater(transaction, changes);
    },

    /** Prices and locks the seats of the cart. @throws DomainError CART_MISMATCH when it differs from `seatIds` */
    async priceCart(
      { db }: Transaction,
      { userId, seatIds }: { userId: number; seatIds: readonly string[] },
    ): Promise<carts.CartLine[]> {
      const lines = await carts.lockLines(db, userId, clock.now());
      const exactly = lines.length === seatIds.length && lines.every((line) => seatIds.includes(line.seatId));
      if (lines.length === 0 || !exactly) throw new DomainError("CART_MISMATCH");
      return lines;
    },

    /** @throws DomainError CART_MISMATCH when the cart differs from `seatIds` */
    async reserveFromCart(transaction: Transaction, cart: Allocation & { userId: number }): Promise<void> {
      const changes = await carts.reserveCart(transaction.db, cart, clock.now());
      const wanted = new Set(cart.seatIds);
      const exactly = changes.length === wanted.size && changes.every((change) => wanted.has(change.seatId));
      if (changes.length === 0 || !exactly) throw new DomainError("CART_MISMATCH");
      announceLater(transaction, changes);
      transaction.onCommit(() => announcer.announceCart(cart.userId, null, "reserved"));
    },

    /** Reserves the seats of an ended offer of the waiting list. */
    async reserveOffered(
      transaction: Transaction,
      { offerId, seatIds, reservationId }: Omit<Allocation, "showId"> & { offerId: number },
    ): Promise<void> {
      const changes = await reserveOffered(transaction.db, { offerId, reservationId });
      if (changes.length !== seatIds.length) throw new DomainError("SEATS_NOT_FREE");
      announceLater(transaction, changes);
    },

    async release(
      transaction: Transaction,
      { reservationId, seatIds }: Pick<Allocation, "reservationId" | "seatIds">,
    ): Promise<void> {
      announceLater(transaction, await repository.freeSeatsOf(transaction.db, reservationId, seatIds));
    },

    async releaseAll(transaction: Transaction, reservationIds: readonly number[]): Promise<void> {
      announceLater(transaction, await repository.freeReservedSeats(transaction.db, reservationIds));
    },

    /**
     * Blocks all seats or none. Seats that are blocked already keep their reason.
     * @throws DomainError SEATS_NOT_FREE
     */
    async block(
      transaction: Transaction,
      { showId, seatIds, reason }: { showId: number; seatIds: readonly string[]; reason: string | null },
    ): Promise<Blocked> {
      const { db } = transaction;
      const asked = { showId, seatIds, reason };
      const { changes, blockId, already } = await repository.blockFreeSeats(db, asked, clock.now());
      if (changes.length + already !== seatIds.length) throw new DomainError("SEATS_NOT_FREE");
      announceLater(transaction, changes);
      return { seatIds: changes.map((change) => change.seatId), blockId };
    },

    /** Changes the reason of blocked seats; others stay as they are. @returns the seats whose reason changed */
    async changeBlockReason(
      transaction: Transaction,
      asked: { showId: number; seatIds: readonly string[]; reason: string },
    ): Promise<Blocked> {
      const { changes, blockId } = await repository.changeBlockReason(transaction.db, asked);
      announceLater(transaction, changes);
      return { seatIds: changes.map((change) => change.seatId), blockId };
    },

    blockReasons: ({ db }: Reading, showId: number) => repository.findBlockReasons(db, showId),

    async unblock(transaction: Transaction, showId: number, seatIds: readonly string[]): Promise<string[]> {
      const changes = await repository.unblockSeats(transaction.db, showId, seatIds);
      announceLater(transaction, changes);
      return changes.map((change) => change.seatId);
    },
  };
}
