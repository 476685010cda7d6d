import { companionsBoundFrom } from "@podium/shared/halls/companions";
import { type RawBuilder, sql } from "kysely";
import { isForQuota } from "#database/cast-quotas.sql.ts";
import { type CartProduct, hasExtras, productsOfCart } from "#database/products.sql.ts";
import { isPlanned, seatChange, seatChanged, seatFreed, seatIsFree } from "#database/seats.sql.ts";
import { seatPrice } from "#database/ticket-types.sql.ts";
import type { SeatStatus } from "#database/tables/seats.ts";
import { keepPlan } from "#platform/data/prepared-statements.ts";
import type { Db } from "#platform/data/database.ts";
import { isNetworkOver } from "#platform/http/network.ts";
import { type CartLine, linesOf } from "./carts.repository.ts";
import { type AfterHold, fillCarts, hasRoom, isInTurn, isOnSale } from "./hold-clauses.ts";
import type { SeatChange } from "./seats.repository.ts";

export interface HoldRequest {
  readonly userId: number;
  readonly showId: number;
  readonly seatId: string;
  /** The code with which the caller may hold seats before the sale opens; null: none */
  readonly presaleCodeId: number | null;
  /** The quota with which only a seat that is held for the cast is taken, also before the sale opens; absent: none */
  readonly castQuotaId?: number;
}

export interface HoldRow extends AfterHold {
  /** Type of the held seat: the show's first */
  ticketTypeId: number | null;
  priceCents: number | null;
  seatStatus: SeatStatus | null;
  alreadyMine: boolean | null;
  /** Whether it is refused because it is sold only with a wheelchair place of its group */
  isBound: boolean;
  /** Null when the hold was refused */
  heldVersion: number | null;
  /** Whether an earlier request of the same statement won the seat */
  lostInBatch: boolean;
  freeInSnapshot: boolean | null;
  ownCreatedAt: Date | null;
}

/**
 * One conditional statement, so that a request that loses changes nothing. Locks seats before carts, each in order, so
 * that batches do not deadlock.
 * @param requests one per user; a seat goes to the first request whose cart can hold it
 * @param withWheelchair whether the carts are locked and have a wheelchair place of the seat's group; otherwise bound
 *   companion places are refused, because a cart in the snapshot may have lost its wheelchair place since
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
  const quotas = requests.map(({ castQuotaId = null }) => castQuotaId);
  const presale = requests.map(({ presaleCodeId, castQuotaId }) => presaleCodeId !== null || castQuotaId !== undefined);
  const mayTake = (quotaId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
    case when ${quotaId} is null then ${seatIsFree(now)} else ${isForQuota(quotaId, now)} end`;
  const isBound = withWheelchair
    ? sql`false`
    : sql`(shows.starts_at >= ${companionsBoundFrom(now)} and planned.kind is not distinct from 'companion')`;
  const isIn = isInTurn(now);
  return sql<HoldRow>`${keepPlan}
    with requested as materialized (
      select * from unnest(${users}::int[], ${shows}::int[], ${seats}::text[], ${presale}::boolean[], ${quotas}::int[])
        with ordinality as requested (user_id, show_id, seat_id, presale, quota_id, place)
    ), first as materialized (
      select distinct on (requested.show_id, requested.seat_id) requested.*
      from requested
      join shows on shows.id = requested.show_id and ${isOnSale(now)}
      left join carts own using (user_id)
      where ${hasRoom(sql<number>`1`, now)} and ${isIn}
      order by requested.show_id, requested.seat_id, requested.place
    ), free as materialized (
      select seats.show_id, seats.seat_id, first.user_id, first.quota_id, type.id as ticket_type_id,
        ${seatPrice} as price_cents
      from first
      join seats using (show_id, seat_id)
      join shows on shows.id = seats.show_id
      join ticket_types type on type.show_id = shows.id and type.place = 0 and type.removed_at is null
      left join hall_plan_seats planned on ${isPlanned(sql`seats.seat_id`)}
      where ${mayTake(sql`first.quota_id`)} and not ${isBound}
      order by seats.show_id, seats.seat_id
      for update of seats
    ), cart as (${fillCarts({ rows: sql`free`, seats: sql<number>`1` }, now, expiresAt)}
    ), won as (
      update seats
      set status = 'held', cart_id = cart.id, held_until = cart.expires_at, held_price_cents = free.price_cents,
        held_ticket_type_id = free.ticket_type_id, cast_quota_id = free.quota_id, ${seatChanged}
      from free join cart using (user_id)
      where seats.show_id = free.show_id and seats.seat_id = free.seat_id
      returning cart.user_id, seats.version, seats.show_id, seats.seat_id, free.ticket_type_id, free.price_cents
    )
    select
      won.ticket_type_id, won.price_cents, shows.sales_open_at, shows.sales_close_at, shows.cancelled_at,
      shows.hall_plan_id, shows.waiting_room_on, ${isIn} as is_in,
      seats.status as seat_status, seats.cart_id = own.id as already_mine,
      won.version is null and ${isBound} as is_bound,
      won.version as held_version,
      coalesce(winner.user_id <> requested.user_id, false) as lost_in_batch,
      ${mayTake(sql`requested.quota_id`)} as free_in_snapshot,
      cart.created_at, cart.expires_at, cart.seat_count,
      own.show_id as own_show_id, own.created_at as own_created_at, own.expires_at as own_expires_at,
      ${linesOf(sql`own.id`)} as own_lines, ${hasExtras("own")} as own_has_extras
    from requested
    left join shows on shows.id = requested.show_id
    left join seats on seats.show_id = requested.show_id and seats.seat_id = requested.seat_id
    left join hall_plan_seats planned on ${isPlanned(sql`requested.seat_id`)}
    left join cart on cart.user_id = requested.user_id
    left join won on won.user_id = requested.user_id
    left join won winner on winner.show_id = requested.show_id and winner.seat_id = requested.seat_id
    left join carts own on own.user_id = requested.user_id
    order by requested.place`;
}

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
  left: CartLine[];
  products: CartProduct[];
  giftCents: number;
}

/** One request per user; call with the carts locked. A group's last wheelchair place releases its companion places. */
export function releaseSeats(requests: readonly ReleaseRequest[], now: Date): RawBuilder<ReleaseRow> {
  const users = requests.map((request) => request.userId);
  const seats = requests.map((request) => request.seatId);
  return sql<ReleaseRow>`${keepPlan}
    with requested as materialized (
      select * from unnest(${users}::int[], ${seats}::text[]) with ordinality as requested (user_id, seat_id, place)
    ), cart as materialized (
      select requested.place, requested.seat_id, carts.id, carts.show_id, carts.seat_count, carts.gift_cents,
        carts.created_at, carts.expires_at
      from requested join carts using (user_id)
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
      )} as left,
      ${productsOfCart(sql`cart.id`)} as products, coalesce(cart.gift_cents, 0) as gift_cents
    from requested
    left join cart using (place)
    left join shows on shows.id = cart.show_id
    order by requested.place`;
}

/** Makes holds in the presale with the same code wait for each other until the transaction ends. */
export async function lockPresaleSeats(db: Db, codeId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`presale:${codeId}`}, 0))`.execute(db);
}

/** Number of seats of a cart that were not taken with a cast quota. */
const seatsWithoutQuota = (cartId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`
  (select count(*) from seats held where held.cart_id = ${cartId} and held.cast_quota_id is null)`;

/**
 * Seats of a cast quota need no code, and do not count.
 * @returns false when all carts with that code would then hold more seats than it has tickets left
 */
export async function fillWithCode(db: Db, userId: number, codeId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update carts set early_code_id = ${codeId}
    where user_id = ${userId} and exists (
      select from ticket_codes code where code.id = ${codeId} and code.max_tickets - code.used_count >= ${seatsWithoutQuota(sql`carts.id`)} + (
        select coalesce(sum(${seatsWithoutQuota(sql`other.id`)}), 0) from carts other
        where other.early_code_id = ${codeId} and other.expires_at > ${now} and other.id <> carts.id))
    returning id`.execute(db);
  return rows.length > 0;
}

/** Whether a network's anonymous accounts hold more than `max` seats together. Callers wait for each other. */
export const isOverAnonymousSeats = (db: Db, network: string, max: number, now: Date): Promise<boolean> =>
  isNetworkOver(
    db,
    "anonymous",
    {
      rows: sql`from carts join users on users.id = carts.user_id where carts.expires_at > ${now}`,
      column: sql`users.anonymous_network`,
      amount: sql`carts.seat_count`,
    },
    { network, max },
  );
