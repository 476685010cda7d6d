import type { Logger } from "pino";
import { plusSeconds } from "#platform/clock.ts";
import { type Database, isForeignKeyViolation, isUniqueViolation, type Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import type { MailsService } from "#features/mails/mails.service.ts";
import type { OfferedSeatsService } from "#features/seats/offered-seats.service.ts";
import type { Cart, SeatsService } from "#features/seats/seats.service.ts";
import type { UsersService } from "#features/users/users.service.ts";
import { type Allocation, type AllocationDependencies, createAllocation } from "./allocate.ts";
import { oneRunAtATime } from "./one-run-at-a-time.ts";
import { createShortening } from "./shorten-offers.ts";
import { requireBegunSale, requireOpenSale } from "./open-sale.ts";
import * as places from "./waiting-places.repository.ts";
import * as repository from "./waiting-list.repository.ts";

export type { MailedOffer, MailedWish, OfferWithSeats, WaitingPlace } from "./waiting-places.repository.ts";
export type WaitingListService = ReturnType<typeof createWaitingListService>;

/** Longer than the sweep's pause. */
const REBUILD_AHEAD_SECONDS = 30;
const ATTEMPTS = 3;

export interface WaitingListDependencies extends AllocationDependencies {
  database: Database;
  logger: Logger;
  offeredSeats: AllocationDependencies["offeredSeats"] &
    Pick<OfferedSeatsService, "lockList" | "free" | "takeIntoCart" | "announceTaken">;
  mails: Pick<MailsService, "enqueue" | "enqueueMany" | "enqueueAgain">;
  seats: Pick<SeatsService, "findCart">;
  audit: Pick<AuditService, "record">;
  users: Pick<UsersService, "requireOpen">;
  /** Offers go by mail: only who reads the address may wait. */
  verifyEmail: boolean;
}

/** Decisions, section 11. Lock order: accounts, the list, seats, carts. */
export function createWaitingListService(deps: WaitingListDependencies) {
  const { database, clock, offeredSeats } = deps;
  const { allocate, offer } = createAllocation(deps);
  const { findTooLong, shorten } = createShortening(deps);

  /** Announces a change to the users who follow the list, and to those who did until now. */
  async function announceLater({ db, onCommit }: Transaction, showId: number, left: readonly number[] = []) {
    const followers = await repository.findFollowers(db, showId);
    onCommit(() => deps.announce.changed(showId, [...left, ...followers]));
  }

  /**
   * Alone with the list: what `work` frees goes to who waits before anybody else can take it.
   * @param work returns who left the list by it; undefined: it changed nothing
   */
  async function withList(
    transaction: Transaction,
    showId: number,
    work: () => Promise<readonly number[] | undefined>,
  ): Promise<void> {
    await offeredSeats.lockList(transaction, showId);
    const left = await work();
    const { offers } = await allocate(transaction, showId);
    if (left !== undefined || offers > 0) await announceLater(transaction, showId, left);
  }

  const endLinks = (transaction: Transaction, ended: ReadonlyArray<{ linkId: number | null }>): Promise<void> =>
    deps.links.endEach(
      transaction,
      ended.flatMap(({ linkId }) => linkId ?? []),
    );

  async function freeOffers(
    transaction: Transaction,
    ended: ReadonlyArray<{ id: number; linkId: number | null }>,
  ): Promise<void> {
    await endLinks(transaction, ended);
    await offeredSeats.free(
      transaction,
      ended.map(({ id }) => id),
    );
  }

  type WhichWish = { id: number } | { showId: number; userId: number };

  /** With its offer, alone with the list. @returns whose it was; undefined: it had ended */
  async function endOne(transaction: Transaction, which: WhichWish, outcome: "LEFT" | "REMOVED") {
    const ended = await repository.endWish(transaction.db, which, outcome, clock.now());
    if (ended && ended.offerId !== null) await freeOffers(transaction, [{ id: ended.offerId, linkId: ended.linkId }]);
    return ended?.userId;
  }

  /** With its offer. @throws DomainError NOT_WAITING */
  function endWish(transaction: Transaction, showId: number, which: WhichWish, outcome: "LEFT" | "REMOVED") {
    return withList(transaction, showId, async () => {
      const userId = await endOne(transaction, which, outcome);
      if (userId === undefined) throw new DomainError("NOT_WAITING");
      return [userId];
    });
  }

  /** @throws DomainError SALES_CLOSED, SALES_NOT_OPEN, SEATS_AVAILABLE, ALREADY_WAITING */
  async function join(transaction: Transaction, wish: repository.NewWish): Promise<number> {
    const { db } = transaction;
    await offeredSeats.lockList(transaction, wish.showId);
    // Earlier entries come first; nobody before this one can use what is free after that.
    const { show, choose, free, offers }: Allocation = await allocate(transaction, wish.showId);
    requireOpenSale(show, clock.now());
    if (choose(free, wish).length > 0) throw new DomainError("SEATS_AVAILABLE");
    const id = await repository.insertWish(db, wish, clock.now()).catch((error: unknown) => {
      throw isUniqueViolation(error, "waiting_wishes_once") ? new DomainError("ALREADY_WAITING") : error;
    });
    await deps.mails.enqueue(transaction, { kind: "WAITING_JOINED", subjectId: id });
    // Nobody else's place changes by who comes last.
    if (offers > 0) await announceLater(transaction, wish.showId);
    else transaction.onCommit(() => deps.announce.changed(wish.showId, [wish.userId]));
    return id;
  }

  /** Ends what is due, closes the list with the sale, offers what is free. */
  const settle = (showId: number): Promise<void> =>
    database.transact((transaction) =>
      withList(transaction, showId, async () => {
        const { db } = transaction;
        const now = clock.now();
        const ended = await repository.endOffers(db, { due: true, showId }, "EXPIRED", now);
        await freeOffers(transaction, ended);
        const isShorter = await shorten(transaction, showId);
        const gone = await repository.findClosedAccounts(db, showId);
        for (const userId of gone) await endOne(transaction, { showId, userId }, "LEFT");
        const show = await deps.shows.require(db, showId);
        const isOver = show.salesCloseAt <= now || show.cancelledAt !== null;
        const closed = isOver ? await repository.closeWaiting(db, showId, now) : [];
        // With the list nobody is next: who had an offer reads the same as who still waited.
        const expired = isOver ? [] : ended.map(({ id }) => id);
        const over = isOver ? [...ended, ...closed].map(({ wishId }) => wishId) : [];
        await deps.mails.enqueueMany(transaction, { kind: "WAITING_OFFER_EXPIRED", subjectIds: expired });
        await deps.mails.enqueueMany(transaction, { kind: "WAITING_CLOSED", subjectIds: over });
        const left = [...[...ended, ...closed].map(({ userId }) => userId), ...gone];
        return left.length > 0 || isShorter ? left : undefined;
      }),
    );

  /** One failure does not keep the other shows. */
  async function settleAll(showIds: readonly number[]): Promise<void> {
    for (const showId of showIds) {
      try {
        await settle(showId);
      } catch (error) {
        const isGone = error instanceof DomainError && error.code === "SHOW_NOT_FOUND";
        if (!isGone) deps.logger.warn({ err: error, showId }, "a waiting list could not be settled; the sweep retries");
      }
    }
  }

  const settleSoon = oneRunAtATime((showId) => settleAll([showId]));

  const expireDue = async (): Promise<void> => settleAll(await repository.findDueShows(database.db, clock.now()));

  /** @throws DomainError NOT_WAITING */
  async function place(userId: number, showId: number): Promise<places.WaitingPlace> {
    const [found] = await places.findPlaces(database.db, { userId, showId });
    if (!found) throw new DomainError("NOT_WAITING");
    return found;
  }

  /** Its wish has ended well; the seats are still the offer's. @returns undefined when it had ended */
  async function take(transaction: Transaction, which: { id: number; userId: number }) {
    const [taken] = await repository.endOffers(transaction.db, which, "ACCEPTED", clock.now());
    if (taken) await endLinks(transaction, [taken]);
    return taken;
  }

  async function takeOffer(transaction: Transaction, userId: number, offerId: number): Promise<void> {
    const taken = await take(transaction, { id: offerId, userId });
    if (taken) {
      requireBegunSale(await deps.shows.require(transaction.db, taken.showId), clock.now());
      await offeredSeats.takeIntoCart(transaction, { userId, showId: taken.showId, offerId });
      return announceLater(transaction, taken.showId, [userId]);
    }
    const found = await repository.findOffer(transaction.db, offerId);
    if (found?.userId !== userId) throw new DomainError("OFFER_NOT_FOUND");
    if (found.outcome !== "ACCEPTED") throw new DomainError("OFFER_ENDED");
  }

  return {
    withList,
    join,
    endWish,
    offer,
    take,
    place,

    /** Before the show goes, and its list with it: who waits is told. @throws DomainError SHOW_HAS_OFFERS */
    async endList(transaction: Transaction, showId: number): Promise<void> {
      await offeredSeats.lockList(transaction, showId);
      if ((await repository.findOpenOffers(transaction.db, showId)).length > 0)
        throw new DomainError("SHOW_HAS_OFFERS");
      await announceLater(transaction, showId);
    },

    /** @throws DomainError SHOW_NOT_FOUND, EMAIL_NOT_VERIFIED, and of `join` */
    async joinFor(userId: number, showId: number, wish: Pick<repository.Wish, "seats" | "together">) {
      await database.transact(async (transaction) => {
        const { emailVerifiedAt } = await deps.users.requireOpen(transaction, userId);
        if (deps.verifyEmail && emailVerifiedAt === null) throw new DomainError("EMAIL_NOT_VERIFIED");
        await join(transaction, { ...wish, userId, showId });
      });
      return place(userId, showId);
    },

    placesOf: (userId: number): Promise<places.WaitingPlace[]> => places.findPlaces(database.db, { userId }),

    /** An offer is given up too. @throws DomainError NOT_WAITING */
    leave: (userId: number, showId: number): Promise<void> =>
      database.transact((transaction) => endWish(transaction, showId, { showId, userId }, "LEFT")),

    /** With an account that closes; what ended meanwhile is done. */
    async leaveAll(transaction: Transaction, userId: number): Promise<void> {
      for (const showId of await repository.findShowsOfUser(transaction.db, userId))
        await withList(transaction, showId, async () => {
          const left = await endOne(transaction, { showId, userId }, "LEFT");
          return left === undefined ? undefined : [left];
        });
    },

    /** As of `reservations`, and after it: who frees seats locks the list last. The place in the line stays. */
    async claimFromGuests(transaction: Transaction, account: { userId: number; email: string }): Promise<void> {
      const { db } = transaction;
      for (const showId of await repository.findShowsOfGuests(db, account)) {
        await offeredSeats.lockList(transaction, showId);
        for (const { seats } of await repository.claimWishes(db, { ...account, showId })) {
          const { name: show } = await deps.shows.require(db, showId);
          const { userId: actorId } = account;
          const subject = { type: "user", id: actorId } as const;
          await deps.audit.record(transaction, { actorId, action: "WISH_CLAIMED", subject, details: { show, seats } });
          await announceLater(transaction, showId);
        }
      }
    },

    /**
     * The seats join the user's cart, with a new term. Once more it gives that cart.
     * @throws DomainError OFFER_NOT_FOUND, OFFER_ENDED, CART_FULL
     */
    async accept(userId: number, offerId: number): Promise<Cart> {
      for (let tries = 1; ; tries++) {
        try {
          await database.transact((transaction) => takeOffer(transaction, userId, offerId));
          break;
        } catch (error) {
          // A hold began a cart of this user at the same moment.
          if (tries >= ATTEMPTS || !isForeignKeyViolation(error)) throw error;
        }
      }
      const cart = await deps.seats.findCart(userId);
      if (!cart) throw new DomainError("OFFER_ENDED");
      offeredSeats.announceTaken(userId, cart);
      return cart;
    },

    /** Twice is once. @throws DomainError OFFER_NOT_FOUND, OFFER_ENDED */
    async decline(userId: number, offerId: number): Promise<void> {
      await database.transact(async (transaction) => {
        const { db } = transaction;
        const found = await repository.findOffer(db, offerId);
        if (found?.userId !== userId) throw new DomainError("OFFER_NOT_FOUND");
        await withList(transaction, found.showId, async () => {
          const ended = await repository.endOffers(db, { id: offerId, userId }, "DECLINED", clock.now());
          if (ended.length === 0) {
            // Read again: it may have ended while this waited for the list.
            const now = await repository.findOffer(db, offerId);
            if (now?.outcome !== "DECLINED") throw new DomainError("OFFER_ENDED");
            return undefined;
          }
          await freeOffers(transaction, ended);
          return [userId];
        });
      });
    },

    /** For its mail. @returns null when it is gone */
    readOffer: (id: number) => places.findOfferForMail(database.db, id),
    readWish: (id: number) => places.findWishForMail(database.db, id),

    /** After a commit that freed seats for which somebody waits; the sweep does it when this process dies. */
    settleSoon,

    expireDue,

    /** Ends what is overdue, offers what lies free, and queues again the jobs that Redis may have lost. */
    async sweep(): Promise<void> {
      await expireDue();
      await settleAll(await findTooLong(database.db));
      await settleAll(await repository.findShowsToAllocate(database.db));
      const until = plusSeconds(clock.now(), REBUILD_AHEAD_SECONDS);
      await deps.expiries.reschedule(await repository.findDeadlines(database.db, until));
    },
  };
}
