import { MAX_CART_SEATS } from "@podium/shared/contracts/seats";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Transaction } from "#platform/data/database.ts";
import type { ExpiryScheduler } from "#platform/data/expiry-jobs.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import * as carts from "./carts.repository.ts";
import * as repository from "./offered-seats.repository.ts";
import type { SeatAnnouncer } from "./seats.realtime.ts";
import type { SeatChange } from "./seats.repository.ts";
import type { Cart, SeatsService } from "./seats.service.ts";

export type { OfferableSeat } from "./offered-seats.repository.ts";
export type OfferedSeatsService = ReturnType<typeof createOfferedSeatsService>;

export function createOfferedSeatsService(deps: {
  clock: Clock;
  holdSeconds: number;
  announcer: Pick<SeatAnnouncer, "announce" | "announceCart">;
  expiries: ExpiryScheduler;
  seats: Pick<SeatsService, "emptyCart">;
}) {
  const { clock, announcer } = deps;

  const announceLater = ({ onCommit }: Transaction, changes: readonly SeatChange[]): void =>
    onCommit(() => announcer.announce(changes));

  return {
    lockList: ({ db }: Transaction, showId: number) => repository.lockWaitingList(db, showId),

    lockOfferable: ({ db }: Transaction, showId: number) => repository.lockOfferable(db, showId),

    /** @throws DomainError SEATS_NOT_FREE */
    async offer(
      transaction: Transaction,
      offer: { showId: number; offerId: number; seatIds: readonly string[]; blocked: boolean },
    ): Promise<void> {
      const changes = await repository.offerSeats(transaction.db, offer);
      if (changes.length !== offer.seatIds.length) throw new DomainError("SEATS_NOT_FREE");
      announceLater(transaction, changes);
    },

    async queue(transaction: Transaction, showId: number, seatIds: readonly string[]): Promise<void> {
      announceLater(transaction, await repository.queueFreeSeats(transaction.db, showId, seatIds));
    },

    /** Lets anybody hold queued seats that fit no waiting list entry. @param left.seen all seats that were locked */
    async release(
      transaction: Transaction,
      left: { showId: number; seatIds: readonly string[]; seen: readonly string[] },
    ): Promise<void> {
      announceLater(transaction, await repository.releaseQueued(transaction.db, left));
    },

    async free(transaction: Transaction, offerIds: readonly number[]): Promise<void> {
      announceLater(transaction, await repository.freeOffered(transaction.db, offerIds));
    },

    /** Ends a cart of another show, as a hold does. @throws DomainError CART_FULL; a foreign key's violation: retry */
    async moveIntoCart(
      transaction: Transaction,
      offer: { userId: number; showId: number; offerId: number },
    ): Promise<void> {
      const { db, onCommit } = transaction;
      const now = clock.now();
      const cart = await carts.lockAnyCart(db, offer.userId);
      if (cart && (cart.showId !== offer.showId || cart.expiresAt <= now))
        await deps.seats.emptyCart(transaction, offer.userId);
      const expiresAt = plusSeconds(now, deps.holdSeconds);
      const changes = await repository.moveIntoCart(db, offer, now, expiresAt);
      if (changes.length === 0) throw new DomainError("CART_FULL", { max: MAX_CART_SEATS });
      announceLater(transaction, changes);
      onCommit(() => deps.expiries.schedule(expiresAt));
    },

    announceMoved: (userId: number, cart: Cart): void => announcer.announceCart(userId, cart, "added"),
  };
}
