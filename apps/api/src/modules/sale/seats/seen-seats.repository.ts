import { type RawBuilder, sql } from "kysely";
import { seatStatusAt } from "#database/seats.sql.ts";
import type { SeatStatus } from "#database/tables/seats.ts";
import { anyOf, type Db } from "#platform/data/database.ts";
import type { SeatChange } from "./seats.repository.ts";

/**
 * Reduces all that a show's snapshot contains to one text, in a statement that reads `seats` of `shows`; null without
 * seats. The highest version is not enough: another seat may change below it, and an expiring hold changes no version.
 */
function seenState(now: Date): RawBuilder<string | null> {
  return sql`shows.hall_plan_id || ':' ||
    bit_xor(hashtextextended(seats.seat_id || ':' || ${seatStatusAt(now)}, seats.version))`;
}

/** Finds the states of shows that have seats, by show. */
export async function findSeenStates(db: Db, showIds: readonly number[], now: Date): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; state: string }>`
    select shows.id, seen.state from shows
    cross join lateral (select ${seenState(now)} as state from seats where seats.show_id = shows.id) seen
    where shows.id = ${anyOf(showIds)} and seen.state is not null`.execute(db);
  return new Map(rows.map(({ id, state }) => [id, state]));
}

export type SeatSeen = Pick<SeatChange, "seatId" | "status" | "version">;

export interface SeenShow {
  showId: number;
  hallPlanId: number;
  /** The state as in `findSeenStates`, read at the same moment as the seats */
  state: string;
  seats: Array<[seatId: string, status: SeatStatus, version: number]>;
}

/** Finds shows that have seats; seats whose hold has expired are available. */
export async function findSeenShows(db: Db, showIds: readonly number[], now: Date): Promise<SeenShow[]> {
  const { rows } = await sql<SeenShow>`
    select shows.id as show_id, shows.hall_plan_id, seen.state, seen.seats from shows
    cross join lateral (
      select ${seenState(now)} as state,
        json_agg(json_build_array(seats.seat_id, ${seatStatusAt(now)}, seats.version)) as seats
      from seats where seats.show_id = shows.id
    ) seen
    where shows.id = ${anyOf(showIds)} and seen.state is not null`.execute(db);
  return rows;
}
