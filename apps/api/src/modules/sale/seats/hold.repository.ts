import { MAX_CART_SEATS } from "@podium/shared/contracts/seats";
import { companionsBoundFrom } from "@podium/shared/halls/companions";
import { type RawBuilder, sql } from "kysely";
import { isPlanned, seatChanged, seatIsFree } from "#database/seats.sql.ts";
import { seatPrice } from "#database/ticket-types.sql.ts";
import type { SeatStatus } from "#database/tables/seats.ts";
import { keepPlan } from "#platform/data/prepared-statements.ts";
import { type CartLine, linesOf } from "./carts.repository.ts";

export interface HoldRequest {
  readonly userId: number;
  readonly showId: number;
  readonly seatId: string;
  /** The code with which the caller may hold seats before the sale opens; null: none */
  readonly presaleCodeId: number | null;
}

export interface HoldRow {
  /** Type of the held seat: the show's first */
  ticketTypeId: number | null;
  priceCents: number | null;
  salesOpenAt: Date | null;
  salesCloseAt: Date | null;
  cancelledAt: Date | null;
  hallPlanId: number | null;
  seatStatus: SeatStatus | null;
  alreadyMine: boolean | null;
  /** Whether it is refused because it is sold only with a wheelchair place of its group */
  isBound: boolean;
  /** Null when the hold was refused */
  heldVersion: number | null;
  /** Whether an earlier request of the same statement took the seat */
  lostInBatch: boolean;
  /** Whether the seat was free in the statement's snapshot. */
  freeInSnapshot: boolean | null;
  createdAt: Date | null;
  expiresAt: Date | null;
  seatCount: number | null;
  /** Show of the cart before this statement */
  ownShowId: number | null;
  ownCreatedAt: Date | null;
  ownExpiresAt: Date | null;
  ownLines: CartLine[];
}

/**
 * Holds seats in one conditional statement, so that a request that loses changes nothing. Locks seats before carts,
 * each in order, so that batches do not deadlock.
 * @param requests one per user; a seat goes to the first request whose cart can take it
 * @param withWheelchair whether the carts are locked and have a wheelchair place of the seat's group: without, bound
 *   companion places are refused, because a cart in the statement's snapshot may have lost its wheelchair place since
 */
export function holdSeats(
  requests: readonly HoldRequest[],
  now: Date,
  expiresAt: Date,
  { withWheelchair = false } = {},
): RawBuilder<HoldRow> {
  const users = requests.map((request) => request.userId);
  const shows = requests.map((request) => request.showId);
  const seats = requests.map((request) => request.seatId);
  const presale = requests.map((request) => request.presaleCodeId !== null);
  const isBound = withWheelchair
    ? sql`false`
    : sql`(shows.starts_at >= ${companionsBoundFrom(now)} and planned.kind is not distinct from 'companion')`;
  return sql<HoldRow>`${keepPlan}
    with wanted as materialized (
      select * from unnest(${users}::int[], ${shows}::int[], ${seats}::text[], ${presale}::boolean[]) with ordinality
        as wanted (user_id, show_id, seat_id, presale, place)
    ), first as materialized (
      select distinct on (wanted.show_id, wanted.seat_id) wanted.*
      from wanted
      join shows on shows.id = wanted.show_id
        and (wanted.presale or shows.sales_open_at is null or shows.sales_open_at <= ${now})
      left join carts own using (user_id)
      where own.id is null
        or (own.show_id = wanted.show_id and own.expires_at > ${now} and own.seat_count < ${MAX_CART_SEATS})
      order by wanted.show_id, wanted.seat_id, wanted.place
    ), free as materialized (
      select seats.show_id, seats.seat_id, first.user_id, type.id as ticket_type_id, ${seatPrice} as price_cents
      from first
      join seats using (show_id, seat_id)
      join shows on shows.id = seats.show_id and shows.sales_close_at > ${now} and shows.cancelled_at is null
      join ticket_types type on type.show_id = shows.id and type.place = 0 and type.removed_at is null
      left join hall_plan_seats planned on ${isPlanned(sql`seats.seat_id`)}
      where ${seatIsFree(now)} and not ${isBound}
      order by seats.show_id, seats.seat_id
      for update of seats
    ), cart as (
      insert into carts (user_id, show_id, created_at, expires_at, seat_count)
      select user_id, show_id, ${now}, ${expiresAt}, 1 from free order by user_id
      on conflict (user_id) do update set seat_count = carts.seat_count + 1
        where carts.show_id = excluded.show_id and carts.expires_at > ${now} and carts.seat_count < ${MAX_CART_SEATS}
      returning id, user_id, created_at, expires_at, seat_count
    ), won as (
      update seats
      set status = 'held', cart_id = cart.id, held_until = cart.expires_at, held_price_cents = free.price_cents,
        held_ticket_type_id = free.ticket_type_id, ${seatChanged}
      from free join cart using (user_id)
      where seats.show_id = free.show_id and seats.seat_id = free.seat_id
      returning cart.user_id, seats.version, seats.show_id, seats.seat_id, free.ticket_type_id, free.price_cents
    )
    select
      won.ticket_type_id, won.price_cents, shows.sales_open_at, shows.sales_close_at, shows.cancelled_at,
      shows.hall_plan_id,
      seats.status as seat_status, seats.cart_id = own.id as already_mine,
      won.version is null and ${isBound} as is_bound,
      won.version as held_version,
      coalesce(winner.user_id <> wanted.user_id, false) as lost_in_batch,
      ${seatIsFree(now)} as free_in_snapshot,
      cart.created_at, cart.expires_at, cart.seat_count,
      own.show_id as own_show_id, own.created_at as own_created_at, own.expires_at as own_expires_at,
      ${linesOf(sql`own.id`)} as own_lines
    from wanted
    left join shows on shows.id = wanted.show_id
    left join seats on seats.show_id = wanted.show_id and seats.seat_id = wanted.seat_id
    left join hall_plan_seats planned on ${isPlanned(sql`wanted.seat_id`)}
    left join cart on cart.user_id = wanted.user_id
    left join won on won.user_id = wanted.user_id
    left join won winner on winner.show_id = wanted.show_id and winner.seat_id = wanted.seat_id
    left join carts own on own.user_id = wanted.user_id
    order by wanted.place`;
}
