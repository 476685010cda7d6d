import type { NamedSeat } from "@podium/shared/halls/seat-names";
import { type RawBuilder, sql } from "kysely";
import {
  type FoundName,
  isPlanned,
  nameSeat,
  numberingOrder,
  outOfCart,
  seatChange,
  seatChanged,
  seatFreed,
  seatIsFree,
  seatIsQueued,
  seatStatusAt,
} from "#database/seats.sql.ts";
import type { SeatStatus } from "#database/tables/seats.ts";
import { anyOf, type Db } from "#platform/data/database.ts";

export interface SeatChange {
  showId: number;
  seatId: string;
  status: SeatStatus;
  version: number;
  /** Creation of the cart from which the seat was released */
  heldSince?: Date;
  isQueued?: boolean;
}

export type Seat = Awaited<ReturnType<typeof findSeats>>[number];

export async function insertSeats(db: Db, showId: number): Promise<void> {
  await sql`
    insert into seats (show_id, seat_id)
    select shows.id, planned.seat_id from shows
    join hall_plan_seats planned on planned.hall_plan_id = shows.hall_plan_id
    where shows.id = ${showId}`.execute(db);
}

export type PlanSeat = Awaited<ReturnType<typeof findPlanSeats>>[number];

export function findPlanSeats(db: Db, hallPlanId: number) {
  return db
    .selectFrom("hallPlanSeats")
    .where("hallPlanId", "=", hallPlanId)
    .select(["seatId", "place", "groupLabel as group", "label", "kind"])
    .execute();
}

export async function nameSeats(db: Db, showId: number, seatIds: readonly string[]): Promise<NamedSeat[]> {
  const { rows } = await sql<FoundName>`
    select requested.seat_id, planned.group_label as "group", planned.label, planned.kind
    from unnest(${seatIds}::text[]) as requested (seat_id)
    left join shows on shows.id = ${showId}
    left join hall_plan_seats planned on ${isPlanned(sql`requested.seat_id`)}
    order by ${numberingOrder}, requested.seat_id`.execute(db);
  return rows.map(nameSeat);
}

/** Finds seats; those whose hold has expired are available. */
export function findSeats(db: Db, showIds: readonly number[], now: Date) {
  return db
    .selectFrom("seats")
    .where("showId", "in", showIds)
    .select(["showId", "seatId", "version", "reservationId", "offerId", "blockId", seatStatusAt(now).as("status")])
    .select(seatIsQueued.as("isQueued"))
    .execute();
}

export function findSeat(db: Db, showId: number, seatId: string, now: Date) {
  return db
    .selectFrom("seats")
    .where("showId", "=", showId)
    .where("seatId", "=", seatId)
    .select(seatStatusAt(now).as("status"))
    .executeTakeFirst();
}

async function freeWhere(db: Db, condition: RawBuilder<unknown>): Promise<SeatChange[]> {
  const { rows } = await sql<SeatChange>`
    update seats set ${seatFreed} where ${condition} returning ${seatChange}`.execute(db);
  return rows;
}

/** Finds changes by the database's clock. Leaves out seats that never changed, which all screens had from the start. */
export async function findRecentChanges(db: Db, showIds: readonly number[], seconds: number): Promise<SeatChange[]> {
  const { rows } = await sql<SeatChange>`
    select ${seatChange} from seats
    where show_id = any(${showIds}) and version > 0 and changed_at > now() - make_interval(secs => ${seconds})`.execute(
    db,
  );
  return rows;
}

export const freeReservedSeats = (db: Db, reservationIds: readonly number[]): Promise<SeatChange[]> =>
  freeWhere(db, sql`reservation_id = any(${reservationIds})`);

export const freeSeatsOf = (db: Db, reservationId: number, seatIds: readonly string[]): Promise<SeatChange[]> =>
  freeWhere(db, sql`reservation_id = ${reservationId} and seat_id = any(${seatIds})`);

export const unblockSeats = (db: Db, showId: number, seatIds: readonly string[]): Promise<SeatChange[]> =>
  freeWhere(db, sql`show_id = ${showId} and seat_id = any(${seatIds}) and status = 'blocked'`);

/** One statement, so that a blocked seat (of `blockedIds`) is never free in between. @returns fewer: one is not free */
export async function allocateFreeSeats(
  db: Db,
  allocation: { showId: number; seatIds: readonly string[]; blockedIds?: readonly string[]; reservationId: number },
  now: Date,
): Promise<SeatChange[]> {
  const { showId, seatIds, blockedIds = [] } = allocation;
  const { rows } = await sql<SeatChange>`
    with free as (
      select show_id, seat_id from seats
      where show_id = ${showId} and seat_id = any(${seatIds})
        and (${seatIsFree(now)} or (status = 'blocked' and seat_id = any(${blockedIds})))
      order by seat_id for update
    )
    update seats set status = 'reserved', reservation_id = ${allocation.reservationId}, ${outOfCart}, ${seatChanged}
    from free where seats.show_id = free.show_id and seats.seat_id = free.seat_id
    returning ${seatChange}`.execute(db);
  return rows;
}

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

export function nameSeatsOf(db: Db, hallPlanId: number, seatIds: readonly string[]): Promise<NamedSeat[]> {
  return db
    .selectFrom("hallPlanSeats")
    .where("hallPlanId", "=", hallPlanId)
    .where("seatId", "=", anyOf(seatIds))
    .select(["seatId", "groupLabel as group", "label"])
    .orderBy("place")
    .execute();
}

export async function deleteSeats(db: Db, showId: number, seats: readonly LeavingSeat[]): Promise<void> {
  const highest = seats.reduce((most, { version }) => Math.max(most, version), 0);
  await sql`update shows set gone_version = greatest(gone_version, ${highest}) where id = ${showId}`.execute(db);
  await db
    .deleteFrom("seats")
    .where("showId", "=", showId)
    .where("seatId", "=", anyOf(seats.map(({ seatId }) => seatId)))
    .execute();
}

/** Versions are above all that screens have seen, also after a restore. */
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

export async function findPlansOfShows(db: Db, showIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.selectFrom("shows").where("id", "in", showIds).select(["id", "hallPlanId"]).execute();
  return new Map(rows.map(({ id, hallPlanId }) => [id, hallPlanId]));
}
