import { type NamedSeat, seatLabels } from "@podium/shared/halls/seat-names";
import type { Language } from "@podium/shared/words/languages";
import type { Clock } from "#platform/process/clock.ts";
import type { Reading, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { queueFreeSeats, reserveOffered, shareWaitingList } from "./offered-seats.repository.ts";
import * as repository from "./seats.repository.ts";
import type { SeatAnnouncer } from "./seats.realtime.ts";
import * as carts from "./carts.repository.ts";
import * as blocks from "./seat-blocks.repository.ts";

export type { BlockedFor, BlockedForChange } from "./seat-blocks.repository.ts";
type WrittenBlock = blocks.WrittenBlock;

const changesOf = (written: readonly WrittenBlock[]) => written.flatMap(({ changes }) => changes);

/** Number of seats that a refusal names; nobody would read more */
const MOST_NAMES = 12;
const AND_MORE: Readonly<Record<Language, (more: number) => string>> = {
  nl: (more) => `en nog ${more} andere`,
  fr: (more) => `et encore ${more} ${more === 1 ? "autre" : "autres"}`,
  en: (more) => `and ${more} more`,
};

function seatsWouldGo(seats: readonly NamedSeat[]): DomainError {
  const more = seats.length - MOST_NAMES;
  const named = (language: Language): string => {
    const first = seatLabels(seats.slice(0, MOST_NAMES), language);
    return more > 0 ? `${first}, ${AND_MORE[language](more)}` : first;
  };
  const details = seats.map((seat) => ({
    field: seat.seatId,
    message: (language: Language) => seatLabels([seat], language),
  }));
  return new DomainError("SEATS_WOULD_GO", { seats: named }, details);
}

/** Call with the show locked. Free seats are queued while somebody waits (decision 083). @throws SEATS_WOULD_GO */
function createSeatMover({ clock, announcer }: { clock: Clock; announcer: Pick<SeatAnnouncer, "announcePlan"> }) {
  return async ({ db, onCommit }: Transaction, show: { id: number; from: number; to: number }): Promise<void> => {
    const leaving = await repository.lockSeatsOutside(db, { showId: show.id, hallPlanId: show.to }, clock.now());
    const notFree = leaving.flatMap(({ seatId, isFree }) => (isFree ? [] : seatId));
    if (notFree.length > 0) throw seatsWouldGo(await repository.nameSeatsOf(db, show.from, notFree));
    await repository.deleteSeats(db, show.id, leaving);
    await repository.insertMissingSeats(db, show.id);
    // A free seat may have another kind here, or lie beside other seats, so the waiting list comes first.
    await shareWaitingList(db, show.id);
    await queueFreeSeats(db, show.id);
    const seats = await repository.findSeats(db, [show.id], clock.now());
    onCommit(() => announcer.announcePlan(show.id, show.to, seats));
  };
}

export type SeatAllocationsService = ReturnType<typeof createSeatAllocationsService>;

interface Allocation {
  showId: number;
  seatIds: readonly string[];
  reservationId: number;
}

interface Blocking {
  showId: number;
  seatIds: readonly string[];
  change: blocks.BlockedForChange;
}

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
    nameSeats: ({ db }: Reading, showId: number, seatIds: readonly string[]): Promise<NamedSeat[]> =>
      repository.nameSeats(db, showId, seatIds),

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

    /** Locks the cart. @returns whether each of its seats was taken with a cast quota, and so before the sale */
    isCartOfCast: ({ db }: Transaction, userId: number): Promise<boolean> => carts.isOfCast(db, userId, clock.now()),

    /** Counts those that were taken with a cast quota. */
    countOfCast: ({ db }: Reading, showId: number, seatIds: readonly string[]): Promise<number> =>
      repository.countOfCast(db, showId, seatIds),

    /** @throws DomainError CART_MISMATCH when the cart differs from `seatIds` */
    async reserveFromCart(transaction: Transaction, cart: Allocation & { userId: number }): Promise<void> {
      const changes = await carts.reserveCart(transaction.db, cart, clock.now());
      const requested = new Set(cart.seatIds);
      const exactly = changes.length === requested.size && changes.every((change) => requested.has(change.seatId));
      if (changes.length === 0 || !exactly) throw new DomainError("CART_MISMATCH");
      announceLater(transaction, changes);
      transaction.onCommit(() => announcer.announceCart(cart.userId, null, "reserved"));
    },

    async reserveOffered(
      transaction: Transaction,
      { offerId, seatIds, reservationId }: Omit<Allocation, "showId"> & { offerId: number },
    ): Promise<void> {
      const changes = await reserveOffered(transaction.db, { offerId, reservationId });
      if (changes.length !== seatIds.length) throw new DomainError("SEATS_NOT_FREE");
      announceLater(transaction, changes);
    },

    /** @param how.forSale whether seats taken with a cast quota go on sale too, instead of back to the cast */
    async release(
      transaction: Transaction,
      { reservationId, seatIds }: Pick<Allocation, "reservationId" | "seatIds">,
      { forSale = false } = {},
    ): Promise<void> {
      if (forSale) await repository.leaveCastQuotas(transaction.db, reservationId, seatIds);
      announceLater(transaction, await repository.freeSeatsOf(transaction.db, reservationId, seatIds));
    },

    async releaseAll(transaction: Transaction, reservationIds: readonly number[]): Promise<void> {
      announceLater(transaction, await repository.freeReservedSeats(transaction.db, reservationIds));
    },

    /**
     * Blocks all or none. @param kept whether blocked seats stay as they are @param onlyBlocked whether free ones are
     * refused @throws DomainError SEATS_NOT_FREE
     */
    async block(
      transaction: Transaction,
      blocking: Blocking & { kept: boolean; onlyBlocked: boolean },
    ): Promise<WrittenBlock[]> {
      const { written, found } = await blocks.blockSeats(transaction.db, blocking, clock.now());
      if (found !== blocking.seatIds.length) throw new DomainError("SEATS_NOT_FREE");
      announceLater(transaction, changesOf(written));
      return written;
    },

    /** Changes for whom seats are blocked; seats that are not blocked stay as they are. */
    async changeBlocks(transaction: Transaction, blocking: Blocking): Promise<WrittenBlock[]> {
      const written = await blocks.changeBlocks(transaction.db, blocking, clock.now());
      announceLater(transaction, changesOf(written));
      return written;
    },

    blocks: ({ db }: Reading, showId: number) => blocks.findBlocks(db, showId),

    showsToRelease: ({ db }: Reading): Promise<number[]> => blocks.findShowsToRelease(db, clock.now()),

    /** Releases seats whose moment has come. @returns them by block */
    async releaseDue(transaction: Transaction, showId: number): Promise<Array<{ blockId: number; seatIds: string[] }>> {
      const changes = await blocks.releaseDue(transaction.db, showId, clock.now());
      announceLater(transaction, changes);
      const released = Map.groupBy(changes, ({ blockId }) => blockId);
      return [...released].map(([blockId, seats]) => ({ blockId, seatIds: seats.map(({ seatId }) => seatId) }));
    },

    async unblock(transaction: Transaction, showId: number, seatIds: readonly string[]): Promise<string[]> {
      const changes = await repository.unblockSeats(transaction.db, showId, seatIds);
      announceLater(transaction, changes);
      return changes.map((change) => change.seatId);
    },
  };
}
