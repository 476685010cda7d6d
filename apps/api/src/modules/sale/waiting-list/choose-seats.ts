import { type Hall, readHall } from "@podium/shared/halls/hall";
import { proposeSeats, proposeTogether } from "@podium/shared/halls/propose-seats";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { LRUCache } from "lru-cache";
import type { Db } from "#platform/data/database.ts";

/** Enough for all shows that have a waiting list at once. */
const KEPT = 10;

export type ChooseSeats = (free: ReadonlySet<string>, wish: { seats: number; together: boolean }) => string[];

/**
 * Chooses seats like 'Kies voor mij': side by side if requested, else as close together as possible. Wheelchair and
 * companion places are never chosen: the box office offers these by hand on request.
 */
export function createSeatChoosers(): (db: Db, hallPlanId: number) => Promise<ChooseSeats> {
  const halls = new LRUCache<number, Hall>({ max: KEPT });

  async function read(db: Db, id: number): Promise<Hall> {
    const known = halls.get(id);
    if (known) return known;
    const { plan } = await db.selectFrom("hallPlans").where("id", "=", id).select("plan").executeTakeFirstOrThrow();
    const hall = readHall(plan);
    halls.set(id, hall);
    return hall;
  }

  return async (db, hallPlanId) => {
    const hall = await read(db, hallPlanId);
    return (free, { seats, together }) => {
      const ids = new Set(hall.seats.flatMap(({ id }): SeatId[] => (free.has(id) ? [id] : [])));
      return (together ? proposeTogether : proposeSeats)(hall, ids, seats);
    };
  };
}

/**
 * Yields the entries that free seats can fulfil, in order of arrival. A request that failed once is not tried again
 * for later entries, because `free` only shrinks.
 * @param free the yielded seats are removed from it
 */
export function* whomToServe<Wish extends { seats: number; together: boolean }>(
  waiting: readonly Wish[],
  free: Set<string>,
  choose: ChooseSeats,
): Generator<{ wish: Wish; seatIds: string[] }> {
  const tooMuch = new Set<string>();
  for (const wish of waiting) {
    const asked = `${wish.seats} ${wish.together}`;
    if (tooMuch.has(asked)) continue;
    const seatIds = choose(free, wish);
    if (seatIds.length === 0) {
      tooMuch.add(asked);
      continue;
    }
    for (const seatId of seatIds) free.delete(seatId);
    yield { wish, seatIds };
  }
}
