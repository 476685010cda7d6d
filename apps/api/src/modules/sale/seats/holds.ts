import { longMoment } from "@podium/shared/words/date-formats";
import { MAX_ANONYMOUS_SEATS } from "@podium/shared/contracts/limits";
import { MAX_CART_SEATS } from "@podium/shared/contracts/seats";
import { isSeatId } from "@podium/shared/halls/seat-id";
import { namedById, seatLabel } from "@podium/shared/halls/seat-names";
import { DomainError } from "#platform/process/domain-error.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Database, Db, Transaction } from "#platform/data/database.ts";
import * as repository from "./holds.repository.ts";
import type { CartBatches } from "./cart-batches.ts";
import * as carts from "./carts.repository.ts";
import type { SeatChange } from "./seats.repository.ts";

interface SalePeriod {
  cancelledAt: Date | null;
  /** Null: at once. */
  salesOpenAt: Date | null;
  salesCloseAt: Date;
}

/** @throws DomainError SALES_NOT_OPEN with the moment at which the sale begins */
export function requireBegunSale({ salesOpenAt }: Pick<SalePeriod, "salesOpenAt">, now: Date): void {
  if (salesOpenAt !== null && salesOpenAt > now)
    throw new DomainError("SALES_NOT_OPEN", { date: (language) => longMoment(salesOpenAt, language) });
}

/** @param options.presale by code or cast quota @throws DomainError SHOW_CANCELLED, SALES_CLOSED, SALES_NOT_OPEN */
export function requireOpenSale(show: SalePeriod, now: Date, { presale = false } = {}): void {
  if (show.cancelledAt !== null) throw new DomainError("SHOW_CANCELLED");
  if (show.salesCloseAt <= now) throw new DomainError("SALES_CLOSED");
  if (!presale) requireBegunSale(show, now);
}

export interface HoldResult extends carts.HeldCart {
  /** Empty when the caller had the seat already. */
  changes: SeatChange[];
  /** False when another request changed the cart, or it has more than seats: read it again. */
  complete: boolean;
  /** Whether it was held in a turn of the show's waiting room. */
  inTurn: boolean;
}

/** Extras of a cart that has none, or is read again. */
export const NO_EXTRAS = { products: [], giftCents: 0 } satisfies Partial<carts.HeldCart>;

const ATTEMPTS = 10;

/** Rolls back when another request of the same user changed the cart. */
class CartChanged extends Error {}

/** Names the seat only when presented: that may need a query, which other holds would wait for. */
export class SeatTaken extends DomainError {
  readonly seatId: string;
  readonly hallPlanId: number;

  constructor(seatId: string, hallPlanId: number) {
    super("SEAT_TAKEN", { seat: seatId });
    this.seatId = seatId;
    this.hallPlanId = hallPlanId;
  }
}

export type Outcome =
  | { kind: "held"; result: HoldResult }
  | { kind: "bound"; showId: number; seatId: string }
  | { kind: "other-cart" }
  | { kind: "again" };

/** How one request is tried. Each try throws a DomainError when it is refused. */
export interface Attempt {
  readonly userId: number;
  readonly presaleCodeId: number | null;
  readonly castQuotaId?: number;
  /** In a statement that it shares with others */
  shared: () => Promise<Outcome>;
  /** In a transaction of its own. `isRetry`: after a try that another request came before. */
  alone: (db: Db, how: { isRetry: boolean; withWheelchair?: boolean }) => Promise<Outcome>;
}

/** @throws DomainError when the hold was refused */
function resolveHold(row: repository.HoldRow, request: repository.HoldRequest, now: Date): Outcome {
  const { hallPlanId } = row;
  if (row.salesCloseAt === null || hallPlanId === null) throw new DomainError("SHOW_NOT_FOUND");
  if (row.seatStatus === null) throw new DomainError("SEAT_NOT_FOUND");
  const { showId, seatId } = request;
  const ownIsLive = row.ownExpiresAt !== null && row.ownExpiresAt > now;
  const { ticketTypeId, priceCents } = row;
  const isPriced = ticketTypeId !== null && priceCents !== null;
  if (row.heldVersion !== null && isPriced && row.createdAt && row.expiresAt) {
    const line = { seatId, ticketTypeId, priceCents, ...(request.castQuotaId !== undefined && { ofCast: true }) };
    const lines = ownIsLive ? [...row.ownLines, line] : [line];
    const changes: SeatChange[] = [{ showId, seatId, status: "held", version: row.heldVersion }];
    const complete = lines.length === row.seatCount && !(ownIsLive && row.ownHasExtras);
    const times = { createdAt: row.createdAt, expiresAt: row.expiresAt };
    const inTurn = row.waitingRoomOn === true;
    return { kind: "held", result: { showId, hallPlanId, lines, ...NO_EXTRAS, ...times, changes, complete, inTurn } };
  }
  if (row.alreadyMine && ownIsLive && row.ownCreatedAt && row.ownExpiresAt) {
    const times = { createdAt: row.ownCreatedAt, expiresAt: row.ownExpiresAt };
    const unchanged = { lines: row.ownLines, ...NO_EXTRAS, changes: [], complete: !row.ownHasExtras, inTurn: false };
    return { kind: "held", result: { showId, hallPlanId, ...times, ...unchanged } };
  }
  const presale = request.presaleCodeId !== null || request.castQuotaId !== undefined;
  requireOpenSale({ ...row, salesCloseAt: row.salesCloseAt }, now, { presale });
  if (!row.isIn) throw new DomainError("WAIT_YOUR_TURN");
  if (row.lostInBatch || !row.freeInSnapshot) throw new SeatTaken(seatId, hallPlanId);
  if (row.isBound) return { kind: "bound", showId, seatId };
  if (row.ownShowId !== null && (!ownIsLive || row.ownShowId !== showId)) return { kind: "other-cart" };
  if (row.ownLines.length >= MAX_CART_SEATS) throw new DomainError("CART_FULL", { max: MAX_CART_SEATS });
  // Another request was first, perhaps one of this user.
  return { kind: "again" };
}

export type Hold = ReturnType<typeof createHold>;

/** @returns a function that holds what an attempt asks for @throws DomainError as the attempt, and of limits */
export function createHold({ database, clock }: { database: Database; clock: Clock }) {
  /** Ends the old cart only when the seats are won. */
  async function holdInsteadOfOldCart(db: Db, attempt: Attempt, isRetry: boolean): Promise<HoldResult> {
    const released = await carts.releaseCart(db, attempt.userId);
    const outcome = await attempt.alone(db, { isRetry });
    if (outcome.kind !== "held") throw new CartChanged();
    const { result } = outcome;
    const heldAgain = new Set(result.changes.map((change) => `${change.showId} ${change.seatId}`));
    const freed = released.filter((change) => !heldAgain.has(`${change.showId} ${change.seatId}`));
    return { ...result, changes: [...freed, ...result.changes] };
  }

  /** @throws DomainError COMPANION_ALONE when the cart has no wheelchair place of the seat's group */
  async function holdWithWheelchair(
    db: Db,
    attempt: Attempt,
    seat: { showId: number; seatId: string },
  ): Promise<HoldResult> {
    const { userId } = attempt;
    if (!(await carts.lockWithWheelchair(db, { userId, ...seat }, clock.now())))
      throw new DomainError("COMPANION_ALONE");
    const outcome = await attempt.alone(db, { isRetry: false, withWheelchair: true });
    if (outcome.kind !== "held") throw new CartChanged();
    return outcome.result;
  }

  /** Decides a hold that a statement did not decide. @throws CartChanged */
  async function holdOtherwise(outcome: Outcome, db: Db, attempt: Attempt, isRetry: boolean): Promise<HoldResult> {
    if (outcome.kind === "held") return outcome.result;
    if (outcome.kind === "again") throw new CartChanged();
    if (outcome.kind === "bound") return holdWithWheelchair(db, attempt, outcome);
    return holdInsteadOfOldCart(db, attempt, isRetry);
  }

  /** Limits the seats of all anonymous accounts of a network, as one person can have many. */
  async function countInNetwork(db: Db, network: string): Promise<void> {
    if (await repository.isOverAnonymousSeats(db, network, MAX_ANONYMOUS_SEATS, clock.now()))
      throw new DomainError("TOO_MANY_ANONYMOUS");
  }

  async function countWithCode(db: Db, userId: number, codeId: number): Promise<void> {
    await repository.lockPresaleSeats(db, codeId);
    if (!(await repository.fillWithCode(db, userId, codeId, clock.now()))) throw new DomainError("CODE_EXHAUSTED");
  }

  /** Locks the network, then the code, and both last: a transaction that has one waits for no seat. */
  function holdAlone(attempt: Attempt, network: string | undefined, isRetry: boolean): Promise<HoldResult> {
    const { userId, presaleCodeId } = attempt;
    const work = async ({ db }: Transaction): Promise<HoldResult> => {
      await carts.lockCarts([userId]).execute(db);
      const result = await holdOtherwise(await attempt.alone(db, { isRetry }), db, attempt, isRetry);
      if (result.changes.length === 0) return result;
      if (network !== undefined) await countInNetwork(db, network);
      if (presaleCodeId !== null) await countWithCode(db, userId, presaleCodeId);
      return result;
    };
    return database.transact(work, { storedPlans: true });
  }

  async function holdShared(attempt: Attempt): Promise<HoldResult> {
    const outcome = await attempt.shared();
    if (outcome.kind === "held") return outcome.result;
    if (outcome.kind === "again") throw new CartChanged();
    return database.transact(({ db }) => holdOtherwise(outcome, db, attempt, false), { storedPlans: true });
  }

  /** @param network of an anonymous account */
  return async function hold(attempt: Attempt, network?: string): Promise<HoldResult> {
    const isCounted = network !== undefined || attempt.presaleCodeId !== null || attempt.castQuotaId !== undefined;
    for (let tries = 0; tries < ATTEMPTS; tries++) {
      try {
        return await (isCounted || tries > 0 ? holdAlone(attempt, network, tries > 0) : holdShared(attempt));
      } catch (error) {
        if (!(error instanceof CartChanged)) throw error;
      }
    }
    throw new DomainError("UNAVAILABLE");
  };
}

/** @returns a function that holds one seat, with the errors of the contract's `addSeat` */
export function createSeatHolds(deps: {
  batches: Pick<CartBatches, "hold">;
  clock: Clock;
  holdSeconds: number;
  hold: Hold;
}) {
  return (request: repository.HoldRequest, network?: string): Promise<HoldResult> =>
    deps.hold(
      {
        ...request,
        shared: async () => {
          const { row, now } = await deps.batches.hold(request);
          return resolveHold(row, request, now);
        },
        alone: async (db, { withWheelchair = false }) => {
          const now = deps.clock.now();
          const expiresAt = plusSeconds(now, deps.holdSeconds);
          const { rows } = await repository.holdSeats([request], now, expiresAt, { withWheelchair }).execute(db);
          if (!rows[0]) throw new Error("a hold returned no row");
          return resolveHold(rows[0], request, now);
        },
      },
      network,
    );
}

interface Released {
  changes: SeatChange[];
  /** The rest of the cart; null when it is empty now, or there is none */
  cart: carts.HeldCart | null;
  now: Date;
}

interface WonTogether {
  hallPlanId: number;
  won: ReadonlyArray<carts.CartLine & { version: number }>;
  ownLines: readonly carts.CartLine[];
  ownHasExtras: boolean;
  createdAt: Date | null;
  expiresAt: Date | null;
  seatCount: number | null;
  waitingRoomOn: boolean | null;
}

/** The cart after a hold of several places, all or none. @returns null when none was held */
export function heldTogether(row: WonTogether, showId: number, ownIsLive: boolean): HoldResult | null {
  const { hallPlanId, createdAt, expiresAt } = row;
  if (row.won.length === 0 || !createdAt || !expiresAt) return null;
  const won = row.won.map(({ version: _version, ...line }) => line);
  const lines = ownIsLive ? [...row.ownLines, ...won] : won;
  const changes = row.won.map(({ seatId, version }): SeatChange => ({ showId, seatId, status: "held", version }));
  const complete = lines.length === row.seatCount && !(ownIsLive && row.ownHasExtras);
  const cart = { showId, hallPlanId, lines, ...NO_EXTRAS, createdAt, expiresAt };
  return { ...cart, changes, complete, inTurn: row.waitingRoomOn === true };
}

/** Names the seat by the rule for ids, as no plan is at hand. */
export const notInCart = (seatId: string): DomainError =>
  new DomainError("SEAT_NOT_IN_CART", { seat: (language) => seatLabel(namedById(seatId), language) });

/** @returns functions that release a seat of a cart, or all its seats @throws DomainError SEAT_NOT_IN_CART */
export function createReleases(batches: Pick<CartBatches, "release">) {
  async function release(userId: number, seatId: string | null): Promise<Released> {
    const { row, now } = await batches.release({ userId, seatId });
    const { showId, hallPlanId, createdAt, expiresAt, left: lines, products, giftCents } = row;
    if (showId === null || hallPlanId === null || !createdAt || !expiresAt) return { changes: [], cart: null, now };
    const changes = row.freed.map((seat) => ({ ...seat, showId, heldSince: createdAt }));
    return {
      changes,
      cart: lines.length > 0 ? { showId, hallPlanId, lines, products, giftCents, createdAt, expiresAt } : null,
      now,
    };
  }

  return {
    async releaseSeat(userId: number, seatId: string): Promise<Released> {
      // An invalid text, which Postgres refuses, would fail the whole batch.
      const released = isSeatId(seatId) && (await release(userId, seatId));
      if (!released || released.changes.length === 0) throw notInCart(seatId);
      return released;
    },

    /** @returns the seats that came free; none when the cart had ended */
    releaseAll: async (userId: number): Promise<SeatChange[]> => (await release(userId, null)).changes,
  };
}
