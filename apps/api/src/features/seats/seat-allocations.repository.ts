import { sql } from "kysely";
import { outOfCart, seatChange, seatChanged, seatFreed, seatIsFree } from "#database/seats.sql.ts";
import type { Db } from "#platform/database.ts";
import type { SeatChange } from "./carts.repository.ts";

export async function freeSeatsOf(db: Db, reservationId: number, seatIds: readonly string[]): Promise<SeatChange[]> {
  const { rows } = await sql<SeatChange>`
    update seats set ${seatFreed}
    where reservation_id = ${reservationId} and seat_id = any(${seatIds}) returning ${seatChange}`.execute(db);
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

export async function unblockSeats(db: Db, showId: number, seatIds: readonly string[]): Promise<SeatChange[]> {
  const { rows } = await sql<SeatChange>`
    update seats set ${seatFreed}
    where show_id = ${showId} and seat_id = any(${seatIds}) and status = 'blocked' returning ${seatChange}`.execute(db);
  return rows;
}
