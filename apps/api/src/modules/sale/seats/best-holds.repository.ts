import { companionsBoundFrom } from "@podium/shared/halls/companions";
import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { type RawBuilder, sql } from "kysely";
import { hasExtras } from "#database/products.sql.ts";
import { isPlanned, seatChanged, seatIsFree } from "#database/seats.sql.ts";
import { seatPrice } from "#database/ticket-types.sql.ts";
import type { Db } from "#platform/data/database.ts";
import { keepPlan } from "#platform/data/prepared-statements.ts";
import { type CartLine, linesOf } from "./carts.repository.ts";
import { type AfterHold, fillCarts, hasRoom, isInTurn, isOnSale, wonLines } from "./hold-clauses.ts";

export interface PartyRequest {
  readonly userId: number;
  readonly showId: number;
  /** Different seats, all or none; none: only asks whether the user may hold seats */
  readonly seatIds: readonly string[];
  /** As in `HoldRequest` */
  readonly presaleCodeId: number | null;
}

export interface PartyRow extends AfterHold {
  /** Whether nothing but the cart kept the seats from the user: all free, no companion place alone, none disputed */
  isOpen: boolean;
  /** All or none */
  won: Array<CartLine & { version: number }>;
  ownCreatedAt: Date | null;
}

/**
 * One conditional statement, as `holdSeats`. Of requests that share a free seat the first wins, when it can hold all
 * of its own.
 * @param requests one per user
 * @param waits whether it waits for seats that others lock at this moment, in the order of all that lock seats;
 *   otherwise a request for such a seat wins nothing
 */
export function holdParties(
  requests: readonly PartyRequest[],
  now: Date,
  expiresAt: Date,
  { waits = false } = {},
): RawBuilder<PartyRow> {
  const users = requests.map((request) => request.userId);
  const shows = requests.map((request) => request.showId);
  const counts = requests.map((request) => request.seatIds.length);
  const presale = requests.map((request) => request.presaleCodeId !== null);
  const places = requests.flatMap((request, index) => request.seatIds.map(() => index + 1));
  const seats = requests.flatMap((request) => request.seatIds);
  return sql<PartyRow>`${keepPlan}
    with requested as materialized (
      select * from unnest(${users}::int[], ${shows}::int[], ${counts}::int[], ${presale}::boolean[]) with ordinality
        as requested (user_id, show_id, wanted, presale, place)
    ), open as materialized (
      select requested.place, requested.user_id, requested.show_id, requested.wanted, seats.seat_id,
        planned.kind, planned.group_id
      from unnest(${places}::int[], ${seats}::text[]) as asked (place, seat_id)
      join requested using (place)
      join shows on shows.id = requested.show_id
      join seats on seats.show_id = requested.show_id and seats.seat_id = asked.seat_id
      left join hall_plan_seats planned on ${isPlanned(sql`asked.seat_id`)}
      where ${seatIsFree(now)}
    ), complete as materialized (
      select open.place from open
      join shows on shows.id = open.show_id
      where shows.starts_at < ${companionsBoundFrom(now)} or open.kind is distinct from 'companion' or exists (
        select from open beside
        where beside.place = open.place and beside.group_id = open.group_id and beside.kind = 'wheelchair')
      group by open.place having count(*) = max(open.wanted)
    ), able as materialized (
      select requested.place
      from requested
      join complete using (place)
      join shows on shows.id = requested.show_id and ${isOnSale(now)}
      left join carts own using (user_id)
      where ${hasRoom(sql<number>`requested.wanted`, now)} and ${isInTurn(now)}
    ), first as materialized (
      select distinct on (open.show_id, open.seat_id) open.place, open.wanted, open.seat_id
      from open join able using (place)
      order by open.show_id, open.seat_id, open.place
    ), undisputed as materialized (
      select place from first group by place having count(*) = max(wanted)
    ), free as materialized (
      select seats.show_id, seats.seat_id, open.place, open.user_id, open.wanted, type.id as ticket_type_id,
        ${seatPrice} as price_cents
      from undisputed
      join open using (place)
      join seats on seats.show_id = open.show_id and seats.seat_id = open.seat_id
      join shows on shows.id = seats.show_id
      join ticket_types type on type.show_id = shows.id and type.place = 0 and type.removed_at is null
      left join hall_plan_seats planned on ${isPlanned(sql`seats.seat_id`)}
      where ${seatIsFree(now)}
      order by seats.show_id, seats.seat_id
      for update of seats ${waits ? sql`` : sql`skip locked`}
    ), enough as materialized (
      select user_id, show_id, wanted from free group by user_id, show_id, wanted having count(*) = wanted
    ), cart as (${fillCarts({ rows: sql`enough`, seats: sql<number>`wanted` }, now, expiresAt)}
    ), won as (
      update seats
      set status = 'held', cart_id = cart.id, held_until = cart.expires_at, held_price_cents = free.price_cents,
        held_ticket_type_id = free.ticket_type_id, ${seatChanged}
      from free
      join enough using (user_id)
      join cart using (user_id)
      where seats.show_id = free.show_id and seats.seat_id = free.seat_id
      returning cart.user_id, seats.seat_id, seats.version, free.ticket_type_id, free.price_cents
    )
    select
      shows.sales_open_at, shows.sales_close_at, shows.cancelled_at, shows.hall_plan_id,
      shows.waiting_room_on, ${isInTurn(now)} as is_in,
      complete.place is not null and (able.place is null or undisputed.place is not null) as is_open,
      ${wonLines} as won,
      cart.created_at, cart.expires_at, cart.seat_count,
      own.show_id as own_show_id, own.created_at as own_created_at, own.expires_at as own_expires_at,
      ${linesOf(sql`own.id`)} as own_lines, ${hasExtras("own")} as own_has_extras
    from requested
    left join shows on shows.id = requested.show_id
    left join complete on complete.place = requested.place
    left join able on able.place = requested.place
    left join undisputed on undisputed.place = requested.place
    left join cart on cart.user_id = requested.user_id
    left join carts own on own.user_id = requested.user_id
    order by requested.place`;
}

export interface FreeSeats {
  hallPlanId: number;
  seatIds: string[];
}

/** As one text, because thousands of rows take several times as long to read. Undefined: no such show. */
export async function findFreeSeats(db: Db, showId: number, now: Date): Promise<FreeSeats | undefined> {
  const { rows } = await sql<{ hallPlanId: number; seatIds: string | null }>`
    select shows.hall_plan_id, (
      select string_agg(seats.seat_id, ' ') from seats where seats.show_id = shows.id and ${seatIsFree(now)}) as seat_ids
    from shows where shows.id = ${showId}`.execute(db);
  return rows[0] && { hallPlanId: rows[0].hallPlanId, seatIds: rows[0].seatIds?.split(" ") ?? [] };
}

export async function findPlan(db: Db, hallPlanId: number): Promise<HallPlan> {
  const { plan } = await db
    .selectFrom("hallPlans")
    .where("id", "=", hallPlanId)
    .select("plan")
    .executeTakeFirstOrThrow();
  return plan;
}
