import { namedById, nameOnly } from "@podium/shared/halls/seat-names";
import type { SeatKind } from "@podium/shared/contracts/hall-plan";
import { type RawBuilder, sql } from "kysely";
import type { SeatStatus } from "./tables/seats.ts";

// The conditions on `seats` that guarantee that no seat is sold twice.

/** Part of a `set`: the version lets clients ignore late events. */
export const seatChanged = sql`version = seats.version + 1, changed_at = now()`;

export const outOfCart = sql`cart_id = null, held_until = null, held_price_cents = null, held_ticket_type_id = null`;

/** While somebody waits, the trigger `keep_for_waiting` leaves the seat `held` until it is allocated (decision 083). */
export const seatFreed = sql`status = 'available', reservation_id = null, offer_id = null, ${outOfCart}, ${seatChanged}`;

/** Whether a seat came free while somebody waits, and is not allocated yet. */
export const seatIsQueued = sql<boolean>`(seats.status = 'held' and seats.cart_id is null and seats.offer_id is null)`;

export const seatChange = sql`seats.show_id, seats.seat_id, seats.status, seats.version, ${seatIsQueued} as is_queued`;

/**
 * Whether a seat is free. An expired hold counts as free before it is ended, except while somebody waits for seats, and
 * except of a seat that goes back to the cast.
 */
export function seatIsFree(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(seats.status = 'available' or (
    seats.status = 'held' and seats.held_until <= ${now} and seats.cast_quota_id is null and not exists (
      select from waiting_wishes where waiting_wishes.show_id = seats.show_id and waiting_wishes.state = 'WAITING')))`;
}

export function seatStatusAt(now: Date): RawBuilder<SeatStatus> {
  return sql<SeatStatus>`case when ${seatIsFree(now)} then 'available' else seats.status end`;
}

/** Condition of a left join of `hall_plan_seats planned`: the seat in the plan of the statement's `shows`. */
export function isPlanned(seatId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`planned.hall_plan_id = shows.hall_plan_id and planned.seat_id = ${seatId}`;
}

/** Part of an `order by`; seats that the plan no longer has come last. */
export const numberingOrder = sql`planned.place`;

/** Result of a left join: null for a seat that a moved show's plan no longer has. */
export interface FoundName {
  seatId: string;
  group: string | null;
  label: string | null;
  kind: SeatKind | null;
}

export function nameSeat<Row extends FoundName>({ group, label, kind, ...row }: Row) {
  const { seatId } = row;
  const named = group === null || label === null ? namedById(seatId) : nameOnly({ seatId, group, label, kind });
  return { ...row, ...named };
}
