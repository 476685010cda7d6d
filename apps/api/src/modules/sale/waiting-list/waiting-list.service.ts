import type { Logger } from "pino";
import { plusSeconds } from "#platform/process/clock.ts";
import { type Database, isForeignKeyViolation, isUniqueViolation, type Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Events } from "#platform/process/events.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import { seatsQueued } from "#modules/sale/seats/seats.events.ts";
import type { OfferedSeatsService } from "#modules/sale/seats/offered-seats.service.ts";
import { type Cart, requireBegunSale, requireOpenSale, type SeatsService } from "#modules/sale/seats/seats.service.ts";
import type { UsersService } from "#modules/identity/users/users.service.ts";
import { type Allocation, type AllocationDependencies, createAllocation } from "./allocate.ts";
import { oneRunAtATime } from "./one-run-at-a-time.ts";
import { createShortening } from "./offer-term.ts";
import type { WaitingListLog } from "./waiting-list.log.ts";
import * as places from "./waiting-places.repository.ts";
import * as repository from "./waiting-list.repository.ts";

export type { MailedEntry, MailedOffer, OfferWithSeats, WaitingPlace } from "./waiting-places.repository.ts";
export type WaitingListService = ReturnType<typeof createWaitingListService>;

/** Longer than the pause between two sweeps. */
const REBUILD_AHEAD_SECONDS = 30;
const ATTEMPTS = 3;

export interface WaitingListDependencies extends AllocationDependencies {
  database: Database;
  events: Pick<Events, "on">;
  logger: Logger;
  offeredSeats: AllocationDependencies["offeredSeats"] &
    Pick<OfferedSeatsService, "lockList" | "free" | "moveIntoCart" | "announceMoved">;
  mails: Pick<MailsService, "enqueue" | "enqueueMany" | "enqueueAgain">;
  seats: Pick<SeatsService, "findCart">;
  audit: Pick<AuditService<WaitingListLog>, "record">;
  users: Pick<UsersService, "requireOpen">;
  /** Whether only users with a verified address may wait, because offers are mailed. */
  verifyEmail: boolean;
}

/** Decisions, section 11. Lock order: accounts, the list, seats, carts. */
export function createWaitingListService(deps: WaitingListDependencies) {
  const { database, clock, offeredSeats } = deps;
  const { allocate, offer } = createAllocation(deps);
  const { findTooLong, shorten } = createShortening(deps);

  /** Announces a change to the users who follow the list, and to those who have just left it. */
  async function announceLater({ db, onCommit }: Transaction, showId: number, left: readonly number[] = []) {
    const followers = await repository.findFollowers(db, showId);
    onCommit(() => deps.announce.changed(showId, [...left, ...followers]));
  }

  /** Locks the list, so that freed seats go to it first. @param work returns who left; undefined: it changed nothing */
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

  type WhichEntry = { id: number } | { showId: number; userId: number };

  /** Ends an entry and its offer; call with the list locked. @returns the entry's user; undefined: it had ended */
  async function endOne(transaction: Transaction, which: WhichEntry, outcome: "LEFT" | "REMOVED") {
    const ended = await repository.endEntry(transaction.db, which, outcome, clock.now());
    if (ended && ended.offerId !== null) await freeOffers(transaction, [{ id: ended.offerId, linkId: ended.linkId }]);
    return ended?.userId;
  }

  /** Ends an entry and its offer. @throws DomainError NOT_WAITING */
  function endEntry(transaction: Transaction, showId: number, which: WhichEntry, outcome: "LEFT" | "REMOVED") {
    return withList(transaction, showId, async () => {
      const userId = await endOne(transaction, which, outcome);
      if (userId === undefined) throw new DomainError("NOT_WAITING");
      return [userId];
    });
  }

  /** @throws DomainError SALES_CLOSED, SALES_NOT_OPEN, SEATS_AVAILABLE, ALREADY_WAITING */
  async function join(transaction: Transaction, entry: repository.NewEntry): Promise<number> {
    const { db } = transaction;
    await offeredSeats.lockList(transaction, entry.showId);
    // Earlier entries come first; no waiting user can use the seats that are still free afterwards.
    const { show, choose, free, offers }: Allocation = await allocate(transaction, entry.showId);
    requireOpenSale(show, clock.now());
    if (choose(free, entry).length > 0) throw new DomainError("SEATS_AVAILABLE");
    const id = await repository.insertEntry(db, entry, clock.now()).catch((error: unknown) => {
      throw isUniqueViolation(error, "waiting_wishes_once") ? new DomainError("ALREADY_WAITING") : error;
    });
    await deps.mails.enqueue(transaction, { kind: "WAITING_JOINED", subjectId: id });
    // A new last entry does not change other users' places.
    if (offers > 0) await announceLater(transaction, entry.showId);
    else transaction.onCommit(() => deps.announce.changed(entry.showId, [entry.userId]));
    return id;
  }

  const settle = (showId: number): Promise<void> =>
    database.transact((transaction) =>
      withList(transaction, showId, async () => {
        const { db } = transaction;
        const now = clock.now();
        const ended = await repository.endOffers(db, { due: true, showId }, "EXPIRED", now);
        await freeOffers(transaction, ended);
        const isShorter = await shorten(transaction, showId);
        const closedAccounts = await repository.findClosedAccounts(db, showId);
        for (const userId of closedAccounts) await endOne(transaction, { showId, userId }, "LEFT");
        const show = await deps.shows.require(db, showId);
        const isOver = show.salesCloseAt <= now || show.cancelledAt !== null;
        const closed = isOver ? await repository.closeWaiting(db, showId, now) : [];
        // Once the list is closed, users with an offer get the same mail as users who were still waiting.
        const expired = isOver ? [] : ended.map(({ id }) => id);
        const over = isOver ? [...ended, ...closed].map(({ wishId }) => wishId) : [];
        await deps.mails.enqueueMany(transaction, { kind: "WAITING_OFFER_EXPIRED", subjectIds: expired });
        await deps.mails.enqueueMany(transaction, { kind: "WAITING_CLOSED", subjectIds: over });
        const left = [...[...ended, ...closed].map(({ userId }) => userId), ...closedAccounts];
        return left.length > 0 || isShorter ? left : undefined;
      }),
    );

  /** Settles all shows; a failure of one does not stop the others. */
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
  // The emitter does not wait: it has committed already.
  deps.events.on(seatsQueued, ({ showId }) => void settleSoon(showId));

  const expireDue = async (): Promise<void> => settleAll(await repository.findDueShows(database.db, clock.now()));

  async function place(userId: number, showId: number): Promise<places.WaitingPlace> {
    const [found] = await places.findPlaces(database.db, { userId, showId });
    if (!found) throw new DomainError("NOT_WAITING");
    return found;
  }

  /** Ends an offer as accepted; its seats still belong to it. @returns undefined when it had ended */
  async function claimOffer(transaction: Transaction, which: { id: number; userId: number }) {
    const [claimed] = await repository.endOffers(transaction.db, which, "ACCEPTED", clock.now());
    if (claimed) await endLinks(transaction, [claimed]);
    return claimed;
  }

  async function moveOfferToCart(transaction: Transaction, userId: number, offerId: number): Promise<void> {
    const claimed = await claimOffer(transaction, { id: offerId, userId });
    if (claimed) {
      requireBegunSale(await deps.shows.require(transaction.db, claimed.showId), clock.now());
      await offeredSeats.moveIntoCart(transaction, { userId, showId: claimed.showId, offerId });
      return announceLater(transaction, claimed.showId, [userId]);
    }
    const found = await repository.findOffer(transaction.db, offerId);
    if (found?.userId !== userId) throw new DomainError("OFFER_NOT_FOUND");
    if (found.outcome !== "ACCEPTED") throw new DomainError("OFFER_ENDED");
  }

  return {
    withList,
    join,
    endEntry,
    offer,
    claimOffer,
    place,

    /** Announces that a list ends, before the show is deleted with it. @throws DomainError SHOW_HAS_OFFERS */
    async endList(transaction: Transaction, showId: number): Promise<void> {
      await offeredSeats.lockList(transaction, showId);
      if ((await repository.findOpenOffers(transaction.db, showId)).length > 0)
        throw new DomainError("SHOW_HAS_OFFERS");
      await announceLater(transaction, showId);
    },

    /** @throws DomainError SHOW_NOT_FOUND, EMAIL_NOT_VERIFIED, and of `join` */
    async joinFor(userId: number, showId: number, entry: Pick<repository.Entry, "seats" | "together">) {
      await database.transact(async (transaction) => {
        const { emailVerifiedAt } = await deps.users.requireOpen(transaction, userId);
        if (deps.verifyEmail && emailVerifiedAt === null) throw new DomainError("EMAIL_NOT_VERIFIED");
        await join(transaction, { ...entry, userId, showId });
      });
      return place(userId, showId);
    },

    placesOf: (userId: number): Promise<places.WaitingPlace[]> => places.findPlaces(database.db, { userId }),

    /** Ends the user's entry and its offer. @throws DomainError NOT_WAITING */
    leave: (userId: number, showId: number): Promise<void> =>
      database.transact((transaction) => endEntry(transaction, showId, { showId, userId }, "LEFT")),

    async leaveAll(transaction: Transaction, userId: number): Promise<void> {
      for (const showId of await repository.findShowsOfUser(transaction.db, userId))
        await withList(transaction, showId, async () => {
          const left = await endOne(transaction, { showId, userId }, "LEFT");
          return left === undefined ? undefined : [left];
        });
    },

    /** Call after `claimFromGuests` of `reservations`: what frees seats locks reservations before the list. */
    async claimFromGuests(transaction: Transaction, account: { userId: number; email: string }): Promise<void> {
      const { db } = transaction;
      for (const showId of await repository.findShowsOfGuests(db, account)) {
        await offeredSeats.lockList(transaction, showId);
        for (const { seats } of await repository.claimEntries(db, { ...account, showId })) {
          const { name: show } = await deps.shows.require(db, showId);
          const { userId: actorId } = account;
          const subject = { type: "user", id: actorId } as const;
          await deps.audit.record(transaction, { actorId, action: "WISH_CLAIMED", subject, details: { show, seats } });
          await announceLater(transaction, showId);
        }
      }
    },

    /** Gives a new term; a repetition returns that cart. @throws DomainError OFFER_NOT_FOUND, OFFER_ENDED, CART_FULL */
    async accept(userId: number, offerId: number): Promise<Cart> {
      for (let tries = 1; ; tries++) {
        try {
          await database.transact((transaction) => moveOfferToCart(transaction, userId, offerId));
          break;
        } catch (error) {
          // A simultaneous hold made or replaced the user's cart.
          if (tries >= ATTEMPTS || !isForeignKeyViolation(error)) throw error;
        }
      }
      const cart = await deps.seats.findCart(userId);
      if (!cart) throw new DomainError("OFFER_ENDED");
      offeredSeats.announceMoved(userId, cart);
      return cart;
    },

    /** Declines an offer; repeating this changes nothing. @throws DomainError OFFER_NOT_FOUND, OFFER_ENDED */
    async decline(userId: number, offerId: number): Promise<void> {
      await database.transact(async (transaction) => {
        const { db } = transaction;
        const found = await repository.findOffer(db, offerId);
        if (found?.userId !== userId) throw new DomainError("OFFER_NOT_FOUND");
        await withList(transaction, found.showId, async () => {
          const ended = await repository.endOffers(db, { id: offerId, userId }, "DECLINED", clock.now());
          if (ended.length === 0) {
            // Read again, because it may have ended while this call waited for the list.
            const now = await repository.findOffer(db, offerId);
            if (now?.outcome !== "DECLINED") throw new DomainError("OFFER_ENDED");
            return undefined;
          }
          await freeOffers(transaction, ended);
          return [userId];
        });
      });
    },

    /** Finds an offer for its mail. @returns null when it was deleted */
    readOffer: (id: number) => places.findOfferForMail(database.db, id),
    readEntry: (id: number) => places.findEntryForMail(database.db, id),

    /** Call after a commit that freed seats for waiting users; the sweep replaces a call that was lost. */
    settleSoon,

    expireDue,

    /** Ends overdue offers, offers free seats, and queues jobs again that Redis may have lost. */
    async sweep(): Promise<void> {
      await expireDue();
      await settleAll(await findTooLong(database.db));
      await settleAll(await repository.findShowsToAllocate(database.db));
      const until = plusSeconds(clock.now(), REBUILD_AHEAD_SECONDS);
      await deps.expiries.reschedule(await repository.findDeadlines(database.db, until));
    },
  };
}
