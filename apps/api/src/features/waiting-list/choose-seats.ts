import { type Hall, readHall } from "@podium/shared/halls/hall";
import { proposeSeats, proposeTogether } from "@podium/shared/halls/propose-seats";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { LRUCache } from "lru-cache";
import type { Db } from "#platform/database.ts";

/** More than the shows that have a waiting list at once. */
const KEPT = 10;

export type ChooseSeats = (free: ReadonlySet<string>, wish: { seats: number; together: boolean }) => string[];

/**
 * As 'Kies voor mij' does: side by side where that was asked for, else as near as can be. Wheelchair and companion
 * places are never offered by themselves: who needs one asks the box office, which offers it by hand.
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
 * In order of arrival. What was not found once is not there for who asks the same later: `free` only shrinks.
 * @param free what is given goes from it
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
