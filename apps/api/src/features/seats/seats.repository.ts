import { ALL_SEATS } from "@podium/shared/hall-plan";
import { type RawBuilder, sql } from "kysely";
import { outOfCart, seatChange, seatChanged, seatFreed, seatIsFree, seatStatusAt } from "#database/seats.sql.ts";
import type { SeatStatus } from "#database/tables/seats.ts";
import type { Db } from "#platform/database.ts";

export interface SeatChange {
  showId: number;
  seatId: string;
  status: SeatStatus;
  version: number;
  /** Since when the cart of a released seat lived. */
  heldSince?: Date;
}

export type Seat = Awaited<ReturnType<typeof findSeats>>[number];

/** Every seat of the hall. */
export async function insertSeats(db: Db, showId: number): Promise<void> {
  await sql`insert into seats (show_id, seat_id) select ${showId}, unnest(${ALL_SEATS}::text[])`.execute(db);
}

/** Expired holds are available. */
export function findSeats(db: Db, showIds: readonly number[], now: Date) {
  return db
    .selectFrom("seats")
    .where("showId", "in", showIds)
    .select(["showId", "seatId", "version", "reservationId", seatStatusAt(now).as("status")])
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

/** By the database's clock. */
export async function findRecentChanges(db: Db, showIds: readonly number[], seconds: number): Promise<SeatChange[]> {
  const { rows } = await sql<SeatChange>`
    select ${seatChange} from seats
    where show_id = any(${showIds}) and changed_at > now() - make_interval(secs => ${seconds})`.execute(db);
  return rows;
}

export const freeReservedSeats = (db: Db, reservationIds: readonly number[]): Promise<SeatChange[]> =>
  freeWhere(db, sql`reservation_id = any(${reservationIds})`);

export const freeSeatsOf = (db: Db, reservationId: number, seatIds: readonly string[]): Promise<SeatChange[]> =>
  freeWhere(db, sql`reservation_id = ${reservationId} and seat_id = any(${seatIds})`);

export const unblockSeats = (db: Db, showId: number, seatIds: readonly string[]): Promise<SeatChange[]> =>
  freeWhere(db, sql`show_id = ${showId} and seat_id = any(${seatIds}) and status = 'blocked'`);

/** @returns fewer changes than asked when a seat is not free (the caller rolls back) */
export async function allocateFreeSeats(
  db: Db,
  allocation: { showId: number; seatIds: readonly string[]; reservationId: number },
  now: Date,
): Promise<SeatChange[]> {
  const { rows } = await sql<SeatChange>`
    with free as (
      select show_id, seat_id from seats
      where show_id = ${allocation.showId} and seat_id = any(${allocation.seatIds}) and ${seatIsFree(now)}
      order by seat_id for update
    )
    update seats set status = 'reserved', reservation_id = ${allocation.reservationId}, ${outOfCart}, ${seatChanged}
    from free where seats.show_id = free.show_id and seats.seat_id = free.seat_id
    returning ${seatChange}`.execute(db);
  return rows;
}

/** @returns the changes, and how many seats were blocked already */
export async function blockFreeSeats(
  db: Db,
  showId: number,
  seatIds: readonly string[],
  now: Date,
): Promise<{ changes: SeatChange[]; already: number }> {
  const { rows: locked } = await sql<{ seatId: string; status: string }>`
    select seat_id, status from seats
    where show_id = ${showId} and seat_id = any(${seatIds})
      and (status = 'blocked' or ${seatIsFree(now)})
    order by seat_id for update`.execute(db);
  const free = locked.filter((seat) => seat.status !== "blocked").map((seat) => seat.seatId);
  const { rows } = await sql<SeatChange>`
    update seats set status = 'blocked', ${outOfCart}, ${seatChanged}
    where show_id = ${showId} and seat_id = any(${free}) returning ${seatChange}`.execute(db);
  return { changes: rows, already: locked.length - free.length };
}
