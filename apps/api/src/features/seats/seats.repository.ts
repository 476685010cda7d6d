import { sql } from "kysely";
import { outOfCart, seatChange, seatChanged, seatFreed, seatIsFree, seatStatusAt } from "#database/seats.sql.ts";
import type { SeatStatus } from "#database/tables/seats.ts";
import type { Db } from "#platform/database.ts";
import type { SeatChange } from "./carts.repository.ts";

export async function findSeats(db: Db, showId: number, now: Date): Promise<SeatChange[]> {
  const { rows } = await sql<SeatChange>`
    select show_id, seat_id, version,
      ${seatStatusAt(now)} as status
    from seats where show_id = ${showId}`.execute(db);
  return rows;
}

export async function findSeatStatus(
  db: Db,
  showId: number,
  seatId: string,
  now: Date,
): Promise<SeatStatus | undefined> {
  const { rows } = await sql<{ status: SeatStatus }>`
    select ${seatStatusAt(now)} as status
    from seats where show_id = ${showId} and seat_id = ${seatId}`.execute(db);
  return rows[0]?.status;
}

/** By the database's clock. */
export async function findRecentChanges(db: Db, showIds: readonly number[], seconds: number): Promise<SeatChange[]> {
  const { rows } = await sql<SeatChange>`
    select ${seatChange} from seats
    where show_id = any(${showIds}) and changed_at > now() - make_interval(secs => ${seconds})`.execute(db);
  return rows;
}

export async function freeReservedSeats(db: Db, reservationIds: readonly number[]): Promise<SeatChange[]> {
  const { rows } = await sql<SeatChange>`
    update seats set ${seatFreed}
    where reservation_id = any(${reservationIds}) returning ${seatChange}`.execute(db);
  return rows;
}

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
