import { MAX_CART_SEATS } from "@podium/shared/contracts/seats";
import type { Language } from "@podium/shared/words/languages";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Database, Db } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import * as repository from "./area-holds.repository.ts";
import type { CartBatches } from "./cart-batches.ts";
import { heldTogether, type Hold, type HoldResult, type Outcome, requireOpenSale } from "./holds.ts";

const LEFT: Readonly<Record<Language, readonly [none: string, one: string, more: (count: number) => string]>> = {
  nl: ["geen plaatsen meer vrij", "nog 1 plaats vrij", (count) => `nog ${count} plaatsen vrij`],
  fr: ["plus aucune place libre", "encore 1 place libre", (count) => `encore ${count} places libres`],
  en: ["no places left", "1 place left", (count) => `${count} places left`],
};

function areaFull(area: string, count: number): DomainError {
  const left = (language: Language): string => {
    const [none, one, more] = LEFT[language];
    return count > 1 ? more(count) : count === 1 ? one : none;
  };
  return new DomainError("AREA_FULL", { area, left }, [{ field: "left", message: String(count) }]);
}

type Resolved = Outcome | { kind: "short"; area: string };

/** @returns `short`: fewer places than asked for, or another request changed the cart @throws DomainError */
function resolveAreaHold(row: repository.AreaRow, request: repository.AreaRequest, now: Date): Resolved {
  const { hallPlanId, area } = row;
  if (row.salesCloseAt === null || hallPlanId === null) throw new DomainError("SHOW_NOT_FOUND");
  if (area === null) throw new DomainError("AREA_NOT_FOUND");
  const { showId } = request;
  const ownIsLive = row.ownExpiresAt !== null && row.ownExpiresAt > now;
  const held = heldTogether({ ...row, hallPlanId }, showId, ownIsLive);
  if (held) return { kind: "held", result: held };
  requireOpenSale({ ...row, salesCloseAt: row.salesCloseAt }, now, { presale: request.presaleCodeId !== null });
  if (!row.isIn) throw new DomainError("WAIT_YOUR_TURN");
  if (row.ownShowId !== null && (!ownIsLive || row.ownShowId !== showId)) return { kind: "other-cart" };
  if (row.ownLines.length + request.count > MAX_CART_SEATS) throw new DomainError("CART_FULL", { max: MAX_CART_SEATS });
  return { kind: "short", area };
}

/**
 * The first try skips places that others are taking at this moment, a retry waits for them. A request is refused only
 * when at some moment fewer places were free than it asks for.
 * @returns a function that holds places of an area, with the errors of the contract's `addAreaPlaces`
 */
export function createAreaHolds(deps: {
  database: Pick<Database, "db">;
  batches: Pick<CartBatches, "holdArea">;
  clock: Clock;
  holdSeconds: number;
  hold: Hold;
}) {
  const { clock } = deps;

  async function decide(db: Db, request: repository.AreaRequest, resolved: Resolved): Promise<Outcome> {
    if (resolved.kind !== "short") return resolved;
    const left = await repository.countFreeOfArea(db, request, clock.now());
    if (left < request.count) throw areaFull(resolved.area, left);
    return { kind: "again" };
  }

  return (request: repository.AreaRequest, network?: string): Promise<HoldResult> =>
    deps.hold(
      {
        ...request,
        shared: async () => {
          const { row, now } = await deps.batches.holdArea(request);
          return decide(deps.database.db, request, resolveAreaHold(row, request, now));
        },
        alone: async (db, { isRetry }) => {
          const now = clock.now();
          const expiresAt = plusSeconds(now, deps.holdSeconds);
          const { rows } = await repository.holdAreaPlaces([request], now, expiresAt, { waits: isRetry }).execute(db);
          if (!rows[0]) throw new Error("a hold returned no row");
          return decide(db, request, resolveAreaHold(rows[0], request, now));
        },
      },
      network,
    );
}
