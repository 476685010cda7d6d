import type { NamedSeat } from "@podium/shared/halls/seat-names";
import { sql } from "kysely";
import { seatIsFree } from "#database/seats.sql.ts";
import { anyOf, type Db } from "#platform/data/database.ts";

interface LeavingSeat {
  seatId: string;
  version: number;
  isFree: boolean;
}

/** Locks the seats of the show that the plan lacks, so that nobody takes one before the transaction ends. */
export async function lockSeatsOutside(
  db: Db,
  { showId, hallPlanId }: { showId: number; hallPlanId: number },
  now: Date,
): Promise<LeavingSeat[]> {
  const { rows } = await sql<LeavingSeat>`
    select seats.seat_id, seats.version, ${seatIsFree(now)} as is_free from seats
    where seats.show_id = ${showId} and not exists (
      select from hall_plan_seats planned
      where planned.hall_plan_id = ${hallPlanId} and planned.seat_id = seats.seat_id
    )
    order by seats.seat_id for update`.execute(db);
  return rows;
}

/** Names seats, in the plan's numbering order. */
export function nameSeatsOf(db: Db, hallPlanId: number, seatIds: readonly string[]): Promise<NamedSeat[]> {
  return db
    .selectFrom("hallPlanSeats")
    .where("hallPlanId", "=", hallPlanId)
    .where("seatId", "=", anyOf(seatIds))
    .select(["seatId", "groupLabel as group", "label"])
    .orderBy("place")
    .execute();
}

/** Deletes seats, and stores the highest version among them on the show. */
export async function deleteSeats(db: Db, showId: number, seats: readonly LeavingSeat[]): Promise<void> {
  const highest = seats.reduce((most, { version }) => Math.max(most, version), 0);
  await sql`update shows set gone_version = greatest(gone_version, ${highest}) where id = ${showId}`.execute(db);
  await db
    .deleteFrom("seats")
    .where("showId", "=", showId)
    .where("seatId", "=", anyOf(seats.map(({ seatId }) => seatId)))
    .execute();
}

/**
 * Adds seats of the plan that the show lacks, with a version above all that screens have seen, also after a restore.
 */
export async function insertMissingSeats(db: Db, showId: number): Promise<void> {
  await sql`
    insert into seats (show_id, seat_id, version)
    select shows.id, planned.seat_id, 1 + greatest(
      shows.gone_version, (select max(version) from seats where show_id = shows.id)
    ) from shows
    join hall_plan_seats planned on planned.hall_plan_id = shows.hall_plan_id
    where shows.id = ${showId}
    on conflict do nothing`.execute(db);
}

/** Returns the plan of each show. */
export async function findPlansOfShows(db: Db, showIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.selectFrom("shows").where("id", "in", showIds).select(["id", "hallPlanId"]).execute();
  return new Map(rows.map(({ id, hallPlanId }) => [id, hallPlanId]));
}
