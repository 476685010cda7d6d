import { type RawBuilder, sql } from "kysely";
import { hasExtras } from "#database/products.sql.ts";
import { seatChanged, seatIsFree } from "#database/seats.sql.ts";
import { seatPrice } from "#database/ticket-types.sql.ts";
import { type AfterHold, fillCarts, hasRoom, isInTurn, isOnSale, wonLines } from "./hold-clauses.ts";
import type { Db } from "#platform/data/database.ts";
import { keepPlan } from "#platform/data/prepared-statements.ts";
import { type CartLine, linesOf } from "./carts.repository.ts";

export interface AreaRequest {
  readonly userId: number;
  readonly showId: number;
  readonly groupId: string;
  /** Number of places beside those that the cart has */
  readonly count: number;
  /** As in `HoldRequest` */
  readonly presaleCodeId: number | null;
}

export interface AreaRow extends AfterHold {
  /** The area's name; null: the show's plan has no such area */
  area: string | null;
  /** All or none */
  won: Array<CartLine & { version: number }>;
}

/** Condition of a join of `hall_plan_seats planned`: the area's first place, which has its name and its zone. */
const isFirstOfArea = (groupId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  planned.hall_plan_id = shows.hall_plan_id and planned.seat_id = ${groupId} || '-1' and planned.label = ''`;

/** The ids of an area's places begin with its own, and no seat's id does (`group-faults.ts`). */
const isOfArea = (groupId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  starts_with(seats.seat_id, ${groupId} || '-')`;

/**
 * One conditional statement, as `holdSeats`. A request that gets fewer places than it wants gets none.
 * @param requests one per user
 * @param waits whether it waits for places that others lock at this moment, in the order of all that lock seats;
 *   otherwise it skips them, so that many requests do not queue for the same first place
 */
export function holdAreaPlaces(
  requests: readonly AreaRequest[],
  now: Date,
  expiresAt: Date,
  { waits = false } = {},
): RawBuilder<AreaRow> {
  const users = requests.map((request) => request.userId);
  const shows = requests.map((request) => request.showId);
  const groups = requests.map((request) => request.groupId);
  const counts = requests.map((request) => request.count);
  const presale = requests.map((request) => request.presaleCodeId !== null);
  return sql<AreaRow>`${keepPlan}
    with requested as materialized (
      select * from unnest(${users}::int[], ${shows}::int[], ${groups}::text[], ${counts}::int[], ${presale}::boolean[])
        with ordinality as requested (user_id, show_id, group_id, wanted, presale, place)
    ), able as materialized (
      select requested.user_id, requested.show_id, requested.group_id, requested.wanted,
        type.id as ticket_type_id, ${seatPrice} as price_cents,
        sum(requested.wanted) over (partition by requested.show_id, requested.group_id order by requested.place) as upto
      from requested
      join shows on shows.id = requested.show_id and ${isOnSale(now)}
      join ticket_types type on type.show_id = shows.id and type.place = 0 and type.removed_at is null
      join hall_plan_seats planned on ${isFirstOfArea(sql`requested.group_id`)}
      left join carts own using (user_id)
      where ${hasRoom(sql<number>`requested.wanted`, now)} and ${isInTurn(now)}
    ), free as materialized (
      select area.show_id, area.group_id, locked.seat_id,
        row_number() over (partition by area.show_id, area.group_id order by locked.seat_id) as number
      from (select show_id, group_id, max(upto) as wanted from able group by show_id, group_id) area
      cross join lateral (
        select seats.seat_id from seats
        where seats.show_id = area.show_id and ${isOfArea(sql`area.group_id`)} and ${seatIsFree(now)}
        order by seats.seat_id limit area.wanted
        for update of seats ${waits ? sql`` : sql`skip locked`}
      ) locked
    ), enough as materialized (
      select able.* from able
      where exists (
        select from free
        where free.show_id = able.show_id and free.group_id = able.group_id and free.number = able.upto)
    ), cart as (${fillCarts({ rows: sql`enough`, seats: sql<number>`wanted` }, now, expiresAt)}
    ), won as (
      update seats
      set status = 'held', cart_id = cart.id, held_until = cart.expires_at, held_price_cents = enough.price_cents,
        held_ticket_type_id = enough.ticket_type_id, ${seatChanged}
      from enough
      join cart using (user_id)
      join free on free.show_id = enough.show_id and free.group_id = enough.group_id
        and free.number > enough.upto - enough.wanted and free.number <= enough.upto
      where seats.show_id = free.show_id and seats.seat_id = free.seat_id
      returning cart.user_id, seats.seat_id, seats.version, enough.ticket_type_id, enough.price_cents
    )
    select
      shows.sales_open_at, shows.sales_close_at, shows.cancelled_at, shows.hall_plan_id, planned.group_label as area,
      shows.waiting_room_on, ${isInTurn(now)} as is_in,
      ${wonLines} as won,
      cart.created_at, cart.expires_at, cart.seat_count,
      own.show_id as own_show_id, own.expires_at as own_expires_at, ${linesOf(sql`own.id`)} as own_lines,
      ${hasExtras("own")} as own_has_extras
    from requested
    left join shows on shows.id = requested.show_id
    left join hall_plan_seats planned on ${isFirstOfArea(sql`requested.group_id`)}
    left join cart on cart.user_id = requested.user_id
    left join carts own on own.user_id = requested.user_id
    order by requested.place`;
}

/** Counts the places that are free at this moment, those that somebody is taking included. */
export async function countFreeOfArea(
  db: Db,
  { showId, groupId }: { showId: number; groupId: string },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select count(*)::int as free from seats
    where seats.show_id = ${showId} and ${isOfArea(sql`${groupId}::text`)} and ${seatIsFree(now)}`.execute(db);
  return rows[0]?.free ?? 0;
}
