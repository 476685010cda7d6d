import { MAX_CART_SEATS } from "@podium/shared/contracts/seats";
import { type RawBuilder, sql } from "kysely";
import type { CartLine } from "./carts.repository.ts";

/** Result of a request to hold seats, beside the seats that it won */
export interface AfterHold {
  salesOpenAt: Date | null;
  salesCloseAt: Date | null;
  cancelledAt: Date | null;
  /** Whether the show's waiting room lets in by turn now */
  waitingRoomOn: boolean | null;
  /** Whether it is the user's turn, or may hold seats without one */
  isIn: boolean | null;
  hallPlanId: number | null;
  /** The cart's times and size after the statement; null: it won nothing */
  createdAt: Date | null;
  expiresAt: Date | null;
  seatCount: number | null;
  /** The cart before the statement; null: there was none */
  ownShowId: number | null;
  ownExpiresAt: Date | null;
  ownLines: CartLine[];
  ownHasExtras: boolean;
}

// Parts of the statements that hold seats. They share these names: `requested` has a row per request with `user_id`,
// `show_id` and `presale`, `shows` is its show, and `own` the caller's cart before the statement, if any.

/**
 * Neither a presale nor a cart that has begun waits for a turn in the waiting room. A cart that has seats of a cast
 * quota alone has not begun, as it needed no turn. Costs look-ups only while the room is on.
 */
export const isInTurn = (now: Date): RawBuilder<boolean> => sql<boolean>`
  (requested.presale or not shows.waiting_room_on
    or (coalesce(own.show_id = requested.show_id and own.expires_at > ${now}, false) and own.seat_count > (
      select count(*) from seats mine where mine.cart_id = own.id and mine.cast_quota_id is not null))
    or exists (
      select from waiting_room_entries turn
      where turn.show_id = shows.id and turn.user_id = requested.user_id and turn.turn_until > ${now}))`;

export const isOnSale = (now: Date): RawBuilder<boolean> => sql<boolean>`
  (shows.sales_close_at > ${now} and shows.cancelled_at is null
    and (requested.presale or shows.sales_open_at is null or shows.sales_open_at <= ${now}))`;

/** @param seats number of seats to add */
export const hasRoom = (seats: RawBuilder<number>, now: Date): RawBuilder<boolean> => sql<boolean>`
  (own.id is null or (own.show_id = requested.show_id and own.expires_at > ${now}
    and own.seat_count + ${seats} <= ${MAX_CART_SEATS}))`;

/** Adds seats to carts, or makes these; of one that has changed since the snapshot, and has no room, returns no row. */
export const fillCarts = (
  from: { rows: RawBuilder<unknown>; seats: RawBuilder<number> },
  now: Date,
  expiresAt: Date,
): RawBuilder<unknown> => sql`
  insert into carts (user_id, show_id, created_at, expires_at, seat_count)
  select user_id, show_id, ${now}, ${expiresAt}, ${from.seats} from ${from.rows} order by user_id
  on conflict (user_id) do update set seat_count = carts.seat_count + excluded.seat_count
    where carts.show_id = excluded.show_id and carts.expires_at > ${now}
      and carts.seat_count + excluded.seat_count <= ${MAX_CART_SEATS}
  returning id, user_id, created_at, expires_at, seat_count`;

/** All that a request for several places won, of `won` with a row per place */
export const wonLines = sql`array(
  select json_build_object('seatId', won.seat_id, 'version', won.version, 'ticketTypeId', won.ticket_type_id,
    'priceCents', won.price_cents)
  from won where won.user_id = requested.user_id)`;
