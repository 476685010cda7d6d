import { MAX_CART_SEATS } from "@podium/shared/contracts/seats";
import { type RawBuilder, sql } from "kysely";
import { outOfCart, seatChange, seatChanged, seatFreed, seatIsQueued } from "#database/seats.sql.ts";
import { seatPrice } from "#database/ticket-types.sql.ts";
import type { Db } from "#platform/data/database.ts";
import { keepPlan } from "#platform/data/prepared-statements.ts";
import type { SeatChange } from "./seats.repository.ts";

/** The first key of the advisory locks of waiting lists; `keep_for_waiting` uses it too. */
const WAITING_LISTS = sql.lit(2_026_121_500);

export interface OfferableSeat {
  seatId: string;
  /** Whether it is queued for the waiting list; otherwise anybody may hold it */
  isQueued: boolean;
}

/** Locks exclusively; freeing a seat shares the lock (`keep_for_waiting`). Call before seats and carts are locked. */
export async function lockWaitingList(db: Db, showId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${WAITING_LISTS}, ${showId}::int)`.execute(db);
}

/** Shares the lock, as transactions that free a seat do: later statements see everybody who joined before. */
export async function shareWaitingList(db: Db, showId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${WAITING_LISTS}, ${showId}::int)`.execute(db);
}

export const shareListsOfCarts = (userIds: readonly number[]): RawBuilder<object> => sql<object>`${keepPlan}
  select pg_advisory_xact_lock_shared(${WAITING_LISTS}, show_id)
  from (select distinct show_id from carts where user_id = any(${userIds}::int[]) order by show_id) in_carts`;

/** Queues free seats while somebody waits. Call with the list locked or shared. @param seatIds none: all seats */
export async function queueFreeSeats(db: Db, showId: number, seatIds?: readonly string[]): Promise<SeatChange[]> {
  const { rows } = await sql<SeatChange>`
    with free as (
      select seats.show_id, seats.seat_id from seats
      where seats.show_id = ${showId} and seats.status = 'available'
        and (${seatIds ?? null}::text[] is null or seats.seat_id = any(${seatIds ?? null}::text[]))
        and exists (select from waiting_wishes where show_id = ${showId} and state = 'WAITING')
      order by seats.seat_id for update of seats
    )
    update seats set status = 'held', ${seatChanged}
    from free where seats.show_id = free.show_id and seats.seat_id = free.seat_id
    returning ${seatChange}`.execute(db);
  return rows;
}

/** Locks seats that can be offered, except those that somebody is taking at this moment. */
export async function lockOfferable(db: Db, showId: number): Promise<OfferableSeat[]> {
  const { rows } = await sql<OfferableSeat>`
    select seat_id, ${seatIsQueued} as is_queued from seats
    where show_id = ${showId} and (status = 'available' or ${seatIsQueued})
    order by seat_id for update skip locked`.execute(db);
  return rows;
}

/** @param offer.blocked whether a volunteer may offer blocked seats @returns fewer when one is not free */
export async function offerSeats(
  db: Db,
  offer: { showId: number; offerId: number; seatIds: readonly string[]; blocked: boolean },
): Promise<SeatChange[]> {
  const { rows } = await sql<SeatChange>`
    with offered as (
      select show_id, seat_id, status from seats
      where show_id = ${offer.showId} and seat_id = any(${offer.seatIds})
        and (status = 'available' or ${seatIsQueued} or (${offer.blocked} and status = 'blocked'))
      order by seat_id for update
    ), remembered as (
      update waiting_offers
      set blocked_seat_ids = array(select seat_id from offered where status = 'blocked' order by seat_id)
      where id = ${offer.offerId}
    )
    update seats set status = 'held', offer_id = ${offer.offerId}, ${outOfCart}, ${seatChanged}
    from offered where seats.show_id = offered.show_id and seats.seat_id = offered.seat_id
    returning ${seatChange}`.execute(db);
  return rows;
}

/** Releases none while a queued seat is not in `seen` (`lockOfferable`): together they may fulfil an entry. */
export async function releaseQueued(
  db: Db,
  { showId, seatIds, seen }: { showId: number; seatIds: readonly string[]; seen: readonly string[] },
): Promise<SeatChange[]> {
  const { rows } = await sql<SeatChange>`
    with unseen as (
      select seats.seat_id from seats
      where seats.show_id = ${showId} and ${seatIsQueued} and not seats.seat_id = any(${seen}::text[])
    )
    update seats set status = 'available', ${seatChanged}
    where seats.show_id = ${showId} and ${seatIsQueued} and seats.seat_id = any(${seatIds}::text[])
      and not exists (select from unseen)
    returning ${seatChange}`.execute(db);
  return rows;
}

/** Frees offered seats; those that were blocked become blocked again. */
export async function freeOffered(db: Db, offerIds: readonly number[]): Promise<SeatChange[]> {
  const { rows: blocked } = await sql<SeatChange>`
    update seats set status = 'blocked', offer_id = null, ${outOfCart}, ${seatChanged}
    from waiting_offers offer
    where seats.offer_id = offer.id and offer.id = any(${offerIds}::int[])
      and seats.seat_id = any(offer.blocked_seat_ids)
    returning ${seatChange}`.execute(db);
  const { rows: freed } = await sql<SeatChange>`
    update seats set ${seatFreed} where offer_id = any(${offerIds}::int[]) returning ${seatChange}`.execute(db);
  return [...blocked, ...freed];
}

export async function reserveOffered(
  db: Db,
  { offerId, reservationId }: { offerId: number; reservationId: number },
): Promise<SeatChange[]> {
  const { rows } = await sql<SeatChange>`
    update seats set status = 'reserved', reservation_id = ${reservationId}, offer_id = null, ${seatChanged}
    where offer_id = ${offerId} returning ${seatChange}`.execute(db);
  return rows;
}

/** Starts the cart's hold anew; call with the cart locked. @returns nothing when the cart would be too full */
export async function moveIntoCart(
  db: Db,
  offer: { userId: number; showId: number; offerId: number },
  now: Date,
  expiresAt: Date,
): Promise<SeatChange[]> {
  const { rows } = await sql<SeatChange>`
    with offered as materialized (
      select seats.show_id, seats.seat_id, type.id as ticket_type_id, ${seatPrice} as price_cents
      from seats
      join shows on shows.id = seats.show_id
      join ticket_types type on type.show_id = shows.id and type.place = 0 and type.removed_at is null
      left join hall_plan_seats planned
        on planned.hall_plan_id = shows.hall_plan_id and planned.seat_id = seats.seat_id
      where seats.offer_id = ${offer.offerId}
      order by seats.seat_id for update of seats
    ), cart as (
      insert into carts (user_id, show_id, created_at, expires_at, seat_count)
      select ${offer.userId}, ${offer.showId}, ${now}, ${expiresAt}, count(*)::int from offered having count(*) > 0
      on conflict (user_id) do update
        set seat_count = carts.seat_count + excluded.seat_count, expires_at = excluded.expires_at
        where carts.show_id = excluded.show_id and carts.expires_at > ${now}
          and carts.seat_count + excluded.seat_count <= ${MAX_CART_SEATS}
      returning id, expires_at
    ), joining as (
      select seats.show_id, seats.seat_id, offered.price_cents, offered.ticket_type_id
      from cart join seats on seats.cart_id = cart.id or seats.offer_id = ${offer.offerId}
      left join offered on offered.show_id = seats.show_id and offered.seat_id = seats.seat_id
    )
    update seats
    set cart_id = cart.id, held_until = cart.expires_at, offer_id = null, ${seatChanged},
      held_price_cents = coalesce(joining.price_cents, seats.held_price_cents),
      held_ticket_type_id = coalesce(joining.ticket_type_id, seats.held_ticket_type_id)
    from joining, cart
    where seats.show_id = joining.show_id and seats.seat_id = joining.seat_id
    returning ${seatChange}`.execute(db);
  return rows;
}
