import { MAX_CART_SEATS } from "@podium/shared/contracts/seats";
import { isSeatId } from "@podium/shared/halls/seat-id";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Database, Db } from "#platform/data/database.ts";
import * as repository from "./best-holds.repository.ts";
import type { CartBatches } from "./cart-batches.ts";
import { heldTogether, type Hold, type HoldResult, NO_EXTRAS, type Outcome, requireOpenSale } from "./holds.ts";
import type { HallCacheService } from "./hall-cache.service.ts";
import { createPartyQueues, SeatsGone } from "./party-queues.ts";

export interface BestRequest {
  readonly userId: number;
  readonly showId: number;
  readonly count: number;
  readonly wheelchair: boolean;
  /** As many as `count` when there are any */
  readonly preferred: readonly string[];
  /** As in `HoldRequest` */
  readonly presaleCodeId: number | null;
}

type Party = repository.PartyRequest & Pick<BestRequest, "count">;

/** @throws SeatsGone when other seats may be held @throws DomainError */
function resolvePartyHold(row: repository.PartyRow, request: Party, now: Date): Outcome {
  const { hallPlanId } = row;
  if (row.salesCloseAt === null || hallPlanId === null) throw new DomainError("SHOW_NOT_FOUND");
  const { showId, seatIds } = request;
  const ownIsLive = row.ownExpiresAt !== null && row.ownExpiresAt > now;
  const held = heldTogether({ ...row, hallPlanId }, showId, ownIsLive);
  if (held) return { kind: "held", result: held };
  const isInCart = ownIsLive && row.ownShowId === showId;
  const own = new Set(isInCart ? row.ownLines.map(({ seatId }) => seatId) : []);
  if (seatIds.length > 0 && seatIds.every((id) => own.has(id)) && row.ownCreatedAt && row.ownExpiresAt) {
    const times = { createdAt: row.ownCreatedAt, expiresAt: row.ownExpiresAt };
    const unchanged = { lines: row.ownLines, ...NO_EXTRAS, changes: [], complete: !row.ownHasExtras, inTurn: false };
    return { kind: "held", result: { showId, hallPlanId, ...times, ...unchanged } };
  }
  requireOpenSale({ ...row, salesCloseAt: row.salesCloseAt }, now, { presale: request.presaleCodeId !== null });
  if (!row.isIn) throw new DomainError("WAIT_YOUR_TURN");
  if (own.size + request.count > MAX_CART_SEATS) throw new DomainError("CART_FULL", { max: MAX_CART_SEATS });
  if (!row.isOpen) throw new SeatsGone();
  return { kind: row.ownShowId !== null && !isInCart ? "other-cart" : "again" };
}

/**
 * The preferred seats are tried at once. A request that does not get them waits in its show's queue for other ones, so
 * that only those who may hold seats are searched for.
 * @returns a function that holds the best free seats, with the errors of the contract's `holdBestSeats`
 */
export function createBestHolds(deps: {
  database: Pick<Database, "db">;
  batches: Pick<CartBatches, "holdParty">;
  clock: Clock;
  holdSeconds: number;
  hold: Hold;
  halls: HallCacheService;
}) {
  const { clock, database, halls } = deps;

  function holdParty(party: Party, network: string | undefined): Promise<HoldResult> {
    return deps.hold(
      {
        ...party,
        shared: async () => {
          const { row, now } = await deps.batches.holdParty(party);
          return resolvePartyHold(row, party, now);
        },
        alone: async (db: Db) => {
          const now = clock.now();
          const expiresAt = plusSeconds(now, deps.holdSeconds);
          const { rows } = await repository.holdParties([party], now, expiresAt, { waits: true }).execute(db);
          if (!rows[0]) throw new Error("a hold returned no row");
          return resolvePartyHold(rows[0], party, now);
        },
      },
      network,
    );
  }

  const queues = createPartyQueues({ database, clock, halls });

  return async ({ preferred, ...request }: BestRequest, network?: string): Promise<HoldResult> => {
    // An invalid id, which Postgres refuses, would fail the whole batch.
    const seatIds = preferred.every(isSeatId) ? preferred : [];
    try {
      return await holdParty({ ...request, seatIds }, network);
    } catch (error) {
      if (!(error instanceof SeatsGone)) throw error;
    }
    return queues.hold(request, (ids) => holdParty({ ...request, seatIds: ids }, network));
  };
}
