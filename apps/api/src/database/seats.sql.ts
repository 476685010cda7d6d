import { type RawBuilder, sql } from "kysely";
import type { SeatStatus } from "./tables/seats.ts";

// The conditions on `seats` that guarantee that no seat is sold twice.

/** Part of a `set`: the version lets clients ignore late events. */
export const seatChanged = sql`version = seats.version + 1, changed_at = now()`;

/** Part of a `set`. */
export const outOfCart = sql`cart_id = null, held_until = null, held_price_cents = null`;

/** A whole `set`. */
export const seatFreed = sql`status = 'available', reservation_id = null, ${outOfCart}, ${seatChanged}`;

export const seatChange = sql`seats.show_id, seats.seat_id, seats.status, seats.version`;

/** An expired hold counts as free, even before it is ended. */
export function seatIsFree(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(seats.status = 'available' or (seats.status = 'held' and seats.held_until <= ${now}))`;
}

/** The status that visitors see at `now`. */
export function seatStatusAt(now: Date): RawBuilder<SeatStatus> {
  return sql<SeatStatus>`case when ${seatIsFree(now)} then 'available' else seats.status end`;
}
