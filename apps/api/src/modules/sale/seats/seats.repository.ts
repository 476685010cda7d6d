import type { NamedSeat } from "@podium/shared/halls/seat-names";
import { type RawBuilder, sql } from "kysely";
import { isForName, isPooled } from "#database/cast-quotas.sql.ts";
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

export async function countOfCast(db: Db, showId: number, seatIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ seats: number }>`
    select count(cast_quota_id)::int as seats from seats
    where show_id = ${showId} and seat_id = any(${seatIds})`.execute(db);
  return rows[0]?.seats ?? 0;
}

/** Takes reserved seats out of their cast quotas, so that freeing them does not hold them for the cast again. */
export async function leaveCastQuotas(db: Db, reservationId: number, seatIds: readonly string[]): Promise<void> {
  await sql`
    update seats set cast_quota_id = null
    where reservation_id = ${reservationId} and seat_id = any(${seatIds}) and cast_quota_id is not null`.execute(db);
}

/**
 * Frees blocked seats. Seats that a cast quota took from a block which has no blocked seat left do not go back to it:
 * they go on sale once they come free.
 */
export async function unblockSeats(db: Db, showId: number, seatIds: readonly string[]): Promise<SeatChange[]> {
  const freed = await freeWhere(db, sql`show_id = ${showId} and seat_id = any(${seatIds}) and status = 'blocked'`);
  await sql`
    update seats taken set block_id = null
    where taken.show_id = ${showId} and taken.cast_quota_id is not null
      and taken.block_id in (
        select block_id from seats where show_id = ${showId} and seat_id = any(${freed.map(({ seatId }) => seatId)}))
      and not exists (
        select from seats other where other.show_id = ${showId} and other.status = 'blocked'
          and other.block_id = taken.block_id)`.execute(db);
  return freed;
}

/**
 * One statement, so that a blocked seat (of `blockedIds`) is never free in between. A reservation that comes back also
 * takes what went back to the cast, while its quota has as many seats left. @returns fewer: one is not free
 */
export async function allocateFreeSeats(
  db: Db,
  allocation: { showId: number; seatIds: readonly string[]; blockedIds?: readonly string[]; reservationId: number },
  now: Date,
): Promise<SeatChange[]> {
  const { showId, seatIds, blockedIds = [] } = allocation;
  const { rows } = await sql<SeatChange>`
    with back as materialized (
      select ticket.seat_id, quota.id as quota_id, block.id as block_id,
        quota.seat_count - quota.taken >= count(*) over (partition by quota.id) as has_room
      from reservation_seats ticket
      join cast_quotas quota on quota.id = ticket.cast_quota_id
      join seats on seats.show_id = ticket.show_id and seats.seat_id = ticket.seat_id and seats.status = 'blocked'
      join seat_blocks block on block.id = seats.block_id
      where ticket.reservation_id = ${allocation.reservationId} and ticket.show_id = ${showId}
        and ticket.seat_id = any(${seatIds}) and ${isPooled(now)} and ${isForName}
    ), free as (
      select seats.show_id, seats.seat_id, case when seats.status = 'blocked' then back.quota_id end as quota_id
      from seats
      left join back on back.seat_id = seats.seat_id and back.block_id = seats.block_id and back.has_room
      where seats.show_id = ${showId} and seats.seat_id = any(${seatIds})
        and (${seatIsFree(now)}
          or (seats.status = 'blocked' and (seats.seat_id = any(${blockedIds}) or back.quota_id is not null)))
      order by seats.seat_id for update of seats
    )
    update seats set status = 'reserved', reservation_id = ${allocation.reservationId}, cast_quota_id = free.quota_id,
      ${outOfCart}, ${seatChanged}
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
