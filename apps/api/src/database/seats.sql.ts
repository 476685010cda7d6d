import { type RawBuilder, sql } from "kysely";
import type { SeatStatus } from "./tables/seats.ts";

// What the statements on `seats` have in common: the promise that no seat is had twice stands here once. Each fragment
// names the table, so it also fits in a statement that joins others.

/** Part of a `set`: goes with every change, so that news that comes late is known by its version. */
export const seatChanged = sql`version = seats.version + 1, changed_at = now()`;

/** Part of a `set`: the seat leaves the cart that it may be in. */
export const outOfCart = sql`cart_id = null, held_until = null`;

/** A whole `set`: the seat is nobody's and for sale. */
export const seatFreed = sql`status = 'available', reservation_id = null, ${outOfCart}, ${seatChanged}`;

/** What is told of a seat after a change, as `SeatChange` names it. */
export const seatChange = sql`seats.show_id, seats.seat_id, seats.status, seats.version`;

/** Whether a seat can be had at `now`: a hold whose time has passed counts as free, whoever may still have to end it. */
export function seatIsFree(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(seats.status = 'available' or (seats.status = 'held' and seats.held_until <= ${now}))`;
}

/** A seat's status for people at `now`: free as in `seatIsFree`, else as it stands. */
export function seatStatusAt(now: Date): RawBuilder<SeatStatus> {
  return sql<SeatStatus>`case when ${seatIsFree(now)} then 'available' else seats.status end`;
}
