import { isAreaId, isSeatId } from "@podium/shared/halls/seat-id";
import { seatLabel } from "@podium/shared/halls/seat-names";
import type { ErrorCode } from "@podium/shared/contracts/errors/error-codes";
import type { Logger } from "pino";
import { createBatchLoader } from "#platform/throughput/batch-loader.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import type { ExpiryScheduler } from "#platform/data/expiry-jobs.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Metrics } from "#platform/process/metrics.ts";
import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import type { WaitingRoomService } from "#modules/sale/waiting-room/waiting-room.service.ts";
import * as carts from "./carts.repository.ts";
import type { HallCacheService } from "./hall-cache.service.ts";
import type { HoldQuota } from "./hold-quota.ts";
import { type Cart, createPlanSeats } from "./plan-seats.ts";
import { createCartBatches } from "./cart-batches.ts";
import { createAreaHolds } from "./area-holds.ts";
import { type BestRequest, createBestHolds } from "./best-holds.ts";
import { createHold, createReleases, createSeatHolds, type HoldResult, notInCart, SeatTaken } from "./holds.ts";
import { createTakeCart } from "./take-cart.ts";
import { createShowSnapshots, type ShowSnapshot } from "./show-snapshots.ts";
import type { SeatAnnouncer } from "./seats.realtime.ts";
import * as repository from "./seats.repository.ts";

export { requireBegunSale, requireOpenSale } from "./holds.ts";
export type { Cart } from "./plan-seats.ts";
export type { Seat } from "./seats.repository.ts";
export type { ShowSnapshot } from "./show-snapshots.ts";
export type SeatsService = ReturnType<typeof createSeatsService>;

/** @throws DomainError SEATS_FIRST for a cart that ended, or was reserved in another tab, while it was changed */
export function seatsFirst(error: unknown): never {
  throw error instanceof DomainError && error.code === "CART_NOT_FOUND" ? new DomainError("SEATS_FIRST") : error;
}

/** `presaleCode` is called before the sale opens. */
type HoldOrigin = [networkOfAnonymous?: string, presaleCode?: () => Promise<number | null>];

/** Refusals of a free seat's hold that are none for a seat which is held for the cast. */
const NOT_OF_CAST: ReadonlySet<string> = new Set<ErrorCode>(["SEAT_TAKEN", "SALES_NOT_OPEN", "WAIT_YOUR_TURN"]);

const isRefusal = (error: unknown, codes: ReadonlySet<string>): boolean =>
  error instanceof DomainError && codes.has(error.code);

/** Longer than the pause between sweeps */
const REBUILD_AHEAD_SECONDS = 20;

/** Shares a query among many readers: nobody notices the delay, and a crowd causes some tens of queries a second. */
const SNAPSHOT_PAUSE_MS = 25;

export function createSeatsService(deps: {
  database: Database;
  clock: Clock;
  holdSeconds: number;
  announcer: SeatAnnouncer;
  expiries: ExpiryScheduler;
  logger: Logger;
  metrics: Pick<Metrics, "counter" | "countExpiries">;
  holdQuota: HoldQuota;
  sessions: Pick<SessionsService, "end" | "inheritPresaleCode">;
  waitingRoom: Pick<WaitingRoomService, "noteSeat" | "inherit">;
  halls: HallCacheService;
}) {
  const { database, clock, announcer, holdQuota } = deps;
  const batches = createCartBatches(deps);
  const holds = { ...deps, batches, hold: createHold(deps) };
  const [holdSeat, holdPlaces, holdBest] = [createSeatHolds(holds), createAreaHolds(holds), createBestHolds(holds)];
  const { releaseSeat, releaseAll } = createReleases(batches);
  const planSeats = createPlanSeats(database);
  const countHold = deps.metrics.counter("podium_holds_total", "Attempts to hold a seat, by outcome", "outcome");

  function scheduleExpiry(expiresAt: Date): void {
    deps.expiries.schedule(expiresAt).catch((error: unknown) => {
      deps.logger.warn({ err: error }, "an expiry could not be queued; the sweep will queue it");
    });
  }

  /** A turn that is not made longer ends early; the hold stands. */
  async function noteSeatOfTurn(showId: number, userId: number): Promise<void> {
    await deps.waitingRoom.noteSeat(showId, userId).catch((error: unknown) => {
      deps.logger.warn({ err: error }, "the first seat of a turn could not be noted");
    });
  }

  async function counted<T>(holding: Promise<T>): Promise<T> {
    try {
      const result = await holding;
      countHold("held");
      return result;
    } catch (error) {
      countHold(error instanceof DomainError ? error.code.toLowerCase() : "failed");
      throw error;
    }
  }

  const snapshots = createShowSnapshots({ database, clock, planSeats });

  const readTogether = createBatchLoader(
    async (showIds: readonly number[]) => {
      const seats = await repository.findSeats(database.db, showIds, clock.now());
      const byShow = Map.groupBy(seats, ({ showId }) => showId);
      return showIds.map((showId) => byShow.get(showId) ?? []);
    },
    { pauseMs: SNAPSHOT_PAUSE_MS },
  );

  const readPlan = createBatchLoader(
    async (showIds: readonly number[]) => {
      const plans = await repository.findPlansOfShows(database.db, showIds);
      return showIds.map((showId) => plans.get(showId));
    },
    { pauseMs: SNAPSHOT_PAUSE_MS },
  );

  /** Lists seats for the box office, read after this call, in numbering order. @throws DomainError SHOW_NOT_FOUND */
  async function list(showId: number): Promise<repository.Seat[]> {
    const [seats, hallPlanId] = await Promise.all([readTogether(showId), readPlan(showId)]);
    if (seats.length === 0) throw new DomainError("SHOW_NOT_FOUND");
    return hallPlanId === undefined ? [...seats] : planSeats.inOrder(hallPlanId, seats);
  }

  async function findCart(userId: number): Promise<Cart | null> {
    const cart = await carts.findCart(database.db, userId, clock.now());
    return cart ? planSeats.nameCart(cart) : null;
  }

  /** @throws DomainError SHOW_NOT_FOUND, otherwise SEAT_NOT_FOUND */
  async function refuseUnknownSeat(showId: number): Promise<never> {
    await snapshots.read(showId);
    throw new DomainError("SEAT_NOT_FOUND");
  }

  async function nameTaken(error: unknown): Promise<never> {
    if (!(error instanceof SeatTaken)) throw error;
    const seat = await planSeats.nameOf(error.hallPlanId, error.seatId);
    throw new DomainError("SEAT_TAKEN", { seat: (language) => seatLabel(seat, language) });
  }

  /** @param hold called again with a code when the sale is not open yet */
  async function addToCart(
    userId: number,
    hold: (presaleCodeId: number | null, network?: string) => Promise<HoldResult>,
    ...[network, presaleCode = async () => null]: HoldOrigin
  ): Promise<Cart> {
    const result = await counted(
      holdQuota
        .check(userId, network)
        .then(() => hold(null, network))
        .catch(async (error: unknown) => {
          const isBeforeSale = error instanceof DomainError && error.code === "SALES_NOT_OPEN";
          const presaleCodeId = isBeforeSale ? await presaleCode() : null;
          if (presaleCodeId === null) throw error;
          return hold(presaleCodeId, network);
        }),
    ).catch(nameTaken);
    const isNew = result.changes.length > 0;
    if (isNew) {
      announcer.announce(result.changes);
      holdQuota.charge({ userId, network }, result.changes, clock.now());
      const won = result.changes.filter(({ heldSince }) => heldSince === undefined);
      const isFirst = result.lines.length === won.length;
      if (isFirst) scheduleExpiry(result.expiresAt);
      if (isFirst && result.inTurn) await noteSeatOfTurn(result.showId, userId);
    }
    const cart = (result.complete ? null : await findCart(userId)) ?? (await planSeats.nameCart(result));
    if (isNew) announcer.announceCart(userId, cart, "added");
    return cart;
  }

  function announceEmptied(
    userId: number,
    network: string | undefined,
    changes: readonly repository.SeatChange[],
  ): void {
    if (changes.length === 0) return;
    announcer.announce(changes);
    holdQuota.charge({ userId, network }, changes, clock.now());
    announcer.announceCart(userId, null, "cleared");
  }

  async function emptyCart({ db, onCommit }: Transaction, userId: number, network?: string): Promise<void> {
    const changes = await carts.releaseCart(db, userId);
    onCommit(() => announceEmptied(userId, network, changes));
  }

  /** Ends expired carts, seats first, as visitors wait for them. */
  async function expireDue(): Promise<void> {
    const now = clock.now();
    await database.transact(async ({ db, onCommit }) => {
      const changes = await carts.freeExpiredSeats(db, now);
      onCommit(() => announcer.announce(changes));
    });
    await database.transact(async ({ db, onCommit }) => {
      const ended = await carts.endExpiredCarts(db, now);
      onCommit(() => {
        for (const { userId, network, seatCount, createdAt, expiresAt } of ended) {
          announcer.announceCart(userId, null, "expired");
          holdQuota.charge(
            { userId, network },
            Array.from({ length: seatCount }, () => ({ heldSince: createdAt })),
            expiresAt,
          );
        }
        // Zero for the cart of a cancelled show, which ends before its time
        const lateness = ended.map(({ expiresAt }) => Math.max(0, (now.getTime() - expiresAt.getTime()) / 1000));
        deps.metrics.countExpiries("cart", lateness);
      });
    });
  }

  return {
    findCart,

    /** @param castQuota asked for when the seat is not free for everybody @throws as the contract's `addSeat` */
    async addSeat(
      userId: number,
      showId: number,
      seatId: string,
      ...[network, presaleCode, castQuota = async () => null]: [...HoldOrigin, castQuota?: () => Promise<number | null>]
    ): Promise<Cart> {
      // An invalid id, which Postgres refuses, would fail the whole batch.
      if (!isSeatId(seatId)) return refuseUnknownSeat(showId);
      const request = { userId, showId, seatId };
      const hold = (presaleCodeId: number | null) =>
        holdSeat({ ...request, presaleCodeId }, network).catch(async (error: unknown) => {
          const castQuotaId = isRefusal(error, NOT_OF_CAST) ? await castQuota() : null;
          if (castQuotaId === null) throw error;
          return holdSeat({ ...request, presaleCodeId: null, castQuotaId }, network).catch((refused: unknown) => {
            // A seat that is not held for the cast is refused as it is to everybody.
            throw refused instanceof SeatTaken ? error : refused;
          });
        });
      return addToCart(userId, hold, network, presaleCode);
    },

    /** @throws as the contract's `addAreaPlaces` */
    async addAreaPlaces(
      userId: number,
      { showId, groupId, count }: { showId: number; groupId: string; count: number },
      ...from: HoldOrigin
    ): Promise<Cart> {
      if (!isAreaId(groupId)) {
        await snapshots.read(showId);
        throw new DomainError("AREA_NOT_FOUND");
      }
      const request = { userId, showId, groupId, count };
      return addToCart(userId, (presaleCodeId, network) => holdPlaces({ ...request, presaleCodeId }, network), ...from);
    },

    /** @throws as the contract's `holdBestSeats` */
    holdBestSeats(
      userId: number,
      request: Omit<BestRequest, "userId" | "presaleCodeId">,
      ...from: HoldOrigin
    ): Promise<Cart> {
      const best = { ...request, userId };
      return addToCart(userId, (presaleCodeId, network) => holdBest({ ...best, presaleCodeId }, network), ...from);
    },

    /** @throws DomainError SEAT_NOT_IN_CART, TICKET_TYPE_NOT_FOUND (also where the seat's zone has none), TYPE_LIMIT */
    async setSeatType(userId: number, seatId: string, ticketTypeId: number): Promise<Cart> {
      const held = await database.transact(async ({ db }) => {
        const now = clock.now();
        const refusal = await carts.setSeatType(db, { userId, seatId, ticketTypeId }, now);
        if (refusal === "SEAT_NOT_IN_CART") throw notInCart(seatId);
        if (refusal) throw new DomainError(refusal);
        return carts.findCart(db, userId, now);
      });
      if (!held) throw notInCart(seatId);
      const cart = await planSeats.nameCart(held);
      announcer.announceCart(userId, cart, "changed");
      return cart;
    },

    /** Announces what else changed in the cart. @throws DomainError CART_NOT_FOUND when it has ended since */
    async announceChanged(userId: number): Promise<Cart> {
      const cart = await findCart(userId);
      if (!cart) throw new DomainError("CART_NOT_FOUND");
      announcer.announceCart(userId, cart, "changed");
      return cart;
    },

    /** @returns null when the cart is now empty @throws DomainError SEAT_NOT_IN_CART */
    async removeSeat(userId: number, seatId: string, network?: string): Promise<Cart | null> {
      const { changes, cart: held, now } = await releaseSeat(userId, seatId);
      announcer.announce(changes);
      holdQuota.charge({ userId, network }, changes, now);
      const cart = held ? await planSeats.nameCart(held) : null;
      announcer.announceCart(userId, cart, cart ? "removed" : "cleared");
      return cart;
    },

    async clearCart(userId: number, network?: string): Promise<void> {
      const changes = await releaseAll(userId);
      announceEmptied(userId, network, changes);
      // `releaseAll` skips an expired cart, whose seats others may take in another order of locks.
      if (changes.length === 0) await database.transact((transaction) => emptyCart(transaction, userId, network));
    },

    takeCart: createTakeCart({ ...deps, emptyCart, findCart }),

    emptyCart,

    list,

    snapshot: (showId: number): Promise<ShowSnapshot> => snapshots.read(showId),

    async isAvailable(showId: number, seatId: string): Promise<boolean> {
      const seat = isSeatId(seatId) && (await repository.findSeat(database.db, showId, seatId, clock.now()));
      return seat ? seat.status === "available" : refuseUnknownSeat(showId);
    },

    expireDue,

    async sweep(): Promise<void> {
      await expireDue();
      const moments = await carts.findExpiryMoments(database.db, plusSeconds(clock.now(), REBUILD_AHEAD_SECONDS));
      await deps.expiries.reschedule(moments);
    },

    async showRoom(showId: number): Promise<ShowSnapshot> {
      const snapshot = await snapshots.read(showId);
      announcer.noteDrawn(showId, snapshot.hallPlanId);
      return snapshot;
    },

    async repairScreens(seconds: number): Promise<void> {
      const shows = announcer.watchedShows();
      if (shows.length === 0) return;
      announcer.repair(await repository.findRecentChanges(database.db, shows, seconds));
      const plans = await repository.findPlansOfShows(database.db, shows);
      for (const [showId] of announcer.withOldPlans(plans)) announcer.repairPlan(await snapshots.read(showId));
    },
  };
}
