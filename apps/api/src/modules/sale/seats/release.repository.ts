import { companionsBoundFrom } from "@podium/shared/halls/companions";
import { type RawBuilder, sql } from "kysely";
import { seatChange, seatFreed } from "#database/seats.sql.ts";
import { keepPlan } from "#platform/data/prepared-statements.ts";
import { type CartLine, linesOf } from "./carts.repository.ts";
import type { SeatChange } from "./seats.repository.ts";

export interface ReleaseRequest {
  readonly userId: number;
  /** Null: all seats of the cart */
  readonly seatId: string | null;
}

export interface ReleaseRow {
  /** The cart's show before the release; null: no cart */
  showId: number | null;
  hallPlanId: number | null;
  createdAt: Date | null;
  expiresAt: Date | null;
  freed: Array<Omit<SeatChange, "showId" | "heldSince">>;
  /** Seats that stay in the cart */
  left: CartLine[];
}

/**
 * Releases seats in one conditional statement. A cart ends with its last seat; the last wheelchair place of a group
 * takes the bound companion places along. Call with the carts locked.
 * @param requests one per user
 */
export function releaseSeats(requests: readonly ReleaseRequest[], now: Date): RawBuilder<ReleaseRow> {
  const users = requests.map((request) => request.userId);
  const seats = requests.map((request) => request.seatId);
  return sql<ReleaseRow>`${keepPlan}
    with asked as materialized (
      select * from unnest(${users}::int[], ${seats}::text[]) with ordinality as asked (user_id, seat_id, place)
    ), cart as materialized (
      select asked.place, asked.seat_id, carts.id, carts.show_id, carts.seat_count, carts.created_at, carts.expires_at
      from asked join carts using (user_id)
      where carts.expires_at > ${now}
    ), left_alone as materialized (
      select cart.id, held.seat_id
      from cart
      join shows on shows.id = cart.show_id and shows.starts_at >= ${companionsBoundFrom(now)}
      join seats mine on mine.cart_id = cart.id and mine.seat_id = cart.seat_id
      join hall_plan_seats given
        on given.hall_plan_id = shows.hall_plan_id and given.seat_id = cart.seat_id and given.kind = 'wheelchair'
      join seats held on held.cart_id = cart.id
      join hall_plan_seats planned
        on planned.hall_plan_id = shows.hall_plan_id and planned.seat_id = held.seat_id
          and planned.kind = 'companion' and planned.group_id = given.group_id
      where not exists (
        select from seats other
        join hall_plan_seats beside
          on beside.hall_plan_id = shows.hall_plan_id and beside.seat_id = other.seat_id
            and beside.kind = 'wheelchair' and beside.group_id = given.group_id
        where other.cart_id = cart.id and other.seat_id <> given.seat_id)
    ), freed as (
      update seats set ${seatFreed}
      from cart
      where seats.cart_id = cart.id
        and (cart.seat_id is null or seats.seat_id = cart.seat_id
          or exists (select from left_alone where left_alone.id = cart.id and left_alone.seat_id = seats.seat_id))
      returning cart.id, ${seatChange}
    ), counted as materialized (
      select id, count(*)::int as seat_count from freed group by id
    ), ended as (
      delete from carts using counted where carts.id = counted.id and carts.seat_count = counted.seat_count
    ), shrunk as (
      update carts set seat_count = carts.seat_count - counted.seat_count
      from counted where carts.id = counted.id and carts.seat_count > counted.seat_count
    )
    select
      cart.show_id, shows.hall_plan_id, cart.created_at, cart.expires_at,
      array(
        select json_build_object('seatId', freed.seat_id, 'status', freed.status, 'version', freed.version,
          'isQueued', freed.is_queued)
        from freed where freed.id = cart.id) as freed,
      ${linesOf(
        sql`cart.id`,
        sql`not exists (
        select from freed where freed.id = cart.id and freed.seat_id = held.seat_id)`,
      )} as left
    from asked
    left join cart using (place)
    left join shows on shows.id = cart.show_id
    order by asked.place`;
}
