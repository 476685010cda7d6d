import { type RawBuilder, sql } from "kysely";
import { type CartProduct, productsOfCart } from "#database/products.sql.ts";
import { outOfCart, seatChange, seatChanged, seatFreed } from "#database/seats.sql.ts";
import { firstTicketType, seatPrice } from "#database/ticket-types.sql.ts";
import type { Db } from "#platform/data/database.ts";
import { keepPlan } from "#platform/data/prepared-statements.ts";
import type { SeatChange } from "./seats.repository.ts";

/** A seat with the price at the moment when it was put in the cart, or got its type */
export interface CartLine {
  seatId: string;
  ticketTypeId: number;
  priceCents: number;
  /** Whether it was taken with a cast quota; absent: not. */
  ofCast?: boolean;
}

export function totalOf(lines: ReadonlyArray<Pick<CartLine, "priceCents">>): number {
  return lines.reduce((sum, line) => sum + line.priceCents, 0);
}

export interface HeldCart {
  showId: number;
  hallPlanId: number;
  lines: CartLine[];
  products: CartProduct[];
  giftCents: number;
  createdAt: Date;
  expiresAt: Date;
}

interface EndedCart {
  userId: number;
  /** Network of an anonymous account. */
  network: string | null;
  seatCount: number;
  createdAt: Date;
  expiresAt: Date;
}

/** Price of a held seat; the show's for a seat that a process of the version before held, without a price */
const heldPrice = sql`coalesce(held.held_price_cents,
  (select shows.price_cents from shows where shows.id = held.show_id))`;

/** Type of a held seat; the show's first for a seat that was held without one */
const heldType = sql`coalesce(held.held_ticket_type_id, ${firstTicketType(sql`held.show_id`)})`;

/** Selects lines as JSON. @param where condition on the seats `held` */
export const linesOf = (cartId: RawBuilder<unknown>, where = sql`true`): RawBuilder<CartLine[]> => sql`array(
  select json_strip_nulls(json_build_object('seatId', held.seat_id, 'ticketTypeId', ${heldType}, 'priceCents', ${heldPrice},
    'ofCast', case when held.cast_quota_id is not null then true end))
  from seats held where held.cart_id = ${cartId} and ${where})`;

export async function findCart(db: Db, userId: number, now: Date): Promise<HeldCart | undefined> {
  const { rows } = await sql<HeldCart>`
    select carts.show_id, shows.hall_plan_id, carts.created_at, carts.expires_at, ${linesOf(sql`carts.id`)} as lines,
      ${productsOfCart(sql`carts.id`)} as products, carts.gift_cents
    from carts join shows on shows.id = carts.show_id where carts.user_id = ${userId} and carts.expires_at > ${now}`.execute(
    db,
  );
  return rows[0];
}

interface LockedCart {
  id: number;
  seatCount: number;
  createdAt: Date;
}

/** Locks a live cart, so that holds which would add to it wait. */
async function lockCart(db: Db, userId: number, now: Date | null): Promise<LockedCart | undefined> {
  const { rows } = await sql<LockedCart>`
    select id, seat_count, created_at from carts
    where user_id = ${userId} and (${now}::timestamptz is null or expires_at > ${now}) for update`.execute(db);
  return rows[0];
}

export function lockAnyCart(db: Db, userId: number): Promise<{ showId: number; expiresAt: Date } | undefined> {
  return db
    .selectFrom("carts")
    .where("userId", "=", userId)
    .select(["showId", "expiresAt"])
    .forUpdate()
    .executeTakeFirst();
}

/** Locks carts, in order, so that later statements of the transaction read them unchanged. */
export const lockCarts = (userIds: readonly number[]): RawBuilder<object> => sql<object>`${keepPlan}
  select from carts where user_id = any(${userIds}::int[]) order by user_id for update`;

/** Locks the cart, and returns whether it has a wheelchair place of that seat's group. */
export async function lockWithWheelchair(
  db: Db,
  { userId, showId, seatId }: { userId: number; showId: number; seatId: string },
  now: Date,
): Promise<boolean> {
  const cart = await lockCart(db, userId, now);
  if (!cart) return false;
  const { rows } = await sql`
    select from seats held
    join shows on shows.id = held.show_id
    join hall_plan_seats beside on beside.hall_plan_id = shows.hall_plan_id and beside.seat_id = held.seat_id
    join hall_plan_seats requested on requested.hall_plan_id = shows.hall_plan_id and requested.seat_id = ${seatId}
    where held.cart_id = ${cart.id} and held.show_id = ${showId} and beside.kind = 'wheelchair'
      and beside.group_id = requested.group_id`.execute(db);
  return rows.length > 0;
}

/**
 * Locks the cart; a type that the seat has already keeps its price. Only the first type, which has no limit, reaches a
 * cart in another way. @returns the refusal; null: the seat has the type
 */
export async function setSeatType(
  db: Db,
  { userId, seatId, ticketTypeId }: { userId: number; seatId: string; ticketTypeId: number },
  now: Date,
): Promise<"SEAT_NOT_IN_CART" | "TICKET_TYPE_NOT_FOUND" | "TYPE_LIMIT" | null> {
  const cart = await lockCart(db, userId, now);
  if (!cart) return "SEAT_NOT_IN_CART";
  const { rows } = await sql<{ isSame: boolean; priceCents: number | null; isFull: boolean }>`
    select coalesce(${heldType} = ${ticketTypeId}, false) as is_same, type.price_cents,
      (select count(*) from seats held
        where held.cart_id = ${cart.id} and ${heldType} = ${ticketTypeId}) >= type.max_per_reservation as is_full
    from seats held
    join shows on shows.id = held.show_id
    left join hall_plan_seats planned
      on planned.hall_plan_id = shows.hall_plan_id and planned.seat_id = held.seat_id
    left join lateral (
      select type.max_per_reservation, ${seatPrice} as price_cents from ticket_types type
      where type.id = ${ticketTypeId} and type.show_id = shows.id and type.removed_at is null) type on true
    where held.cart_id = ${cart.id} and held.seat_id = ${seatId}`.execute(db);
  const [seat] = rows;
  if (!seat) return "SEAT_NOT_IN_CART";
  if (seat.isSame) return null;
  if (seat.priceCents === null) return "TICKET_TYPE_NOT_FOUND";
  if (seat.isFull) return "TYPE_LIMIT";
  await sql`
    update seats set held_ticket_type_id = ${ticketTypeId}, held_price_cents = ${seat.priceCents}
    where cart_id = ${cart.id} and seat_id = ${seatId}`.execute(db);
  return null;
}

export async function releaseCart(db: Db, userId: number): Promise<SeatChange[]> {
  const cart = await lockCart(db, userId, null);
  return cart ? releaseLocked(db, cart) : [];
}

export async function releaseEndedCart(db: Db, userId: number, now: Date): Promise<SeatChange[]> {
  const { rows } = await sql<LockedCart>`
    select id, seat_count, created_at from carts
    where user_id = ${userId} and expires_at <= ${now} for update`.execute(db);
  return rows[0] ? releaseLocked(db, rows[0]) : [];
}

async function releaseLocked(db: Db, cart: LockedCart): Promise<SeatChange[]> {
  const { rows } = await sql<SeatChange>`
    update seats set ${seatFreed} where cart_id = ${cart.id}
    returning ${seatChange}, ${cart.createdAt}::timestamptz as "heldSince"`.execute(db);
  await sql`delete from carts where id = ${cart.id}`.execute(db);
  return rows;
}

/** @returns false: no cart to move, or the account has one @throws a unique violation when it gets one just then */
export async function moveCart(db: Db, from: number, to: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update carts set user_id = ${to}
    where user_id = ${from} and expires_at > ${now} and not exists (select from carts own where own.user_id = ${to})
    returning id`.execute(db);
  return rows.length > 0;
}

const isOver = (now: Date) => sql<boolean>`(carts.expires_at <= ${now} or exists (
  select from shows where shows.id = carts.show_id and shows.cancelled_at is not null))`;

/** Frees seats of ended carts. Skips carts that another process is ending or filling. */
export async function freeExpiredSeats(db: Db, now: Date): Promise<SeatChange[]> {
  const { rows } = await sql<SeatChange>`
    with due as (select id from carts where ${isOver(now)} for update skip locked)
    update seats set ${seatFreed} from due where seats.cart_id = due.id returning ${seatChange}`.execute(db);
  return rows;
}

export async function endExpiredCarts(db: Db, now: Date): Promise<EndedCart[]> {
  const { rows } = await sql<EndedCart>`
    with due as (
      select id from carts
      where ${isOver(now)} and not exists (select from seats where seats.cart_id = carts.id)
      for update skip locked
    )
    delete from carts using due where carts.id = due.id
    returning carts.user_id, carts.seat_count, carts.created_at, carts.expires_at,
      (select anonymous_network from users where users.id = carts.user_id) as network`.execute(db);
  return rows;
}

/** Locks the cart, so that these seats are the ones reserved. @returns none without a live cart */
export async function lockLines(db: Db, userId: number, now: Date): Promise<CartLine[]> {
  const cart = await lockCart(db, userId, now);
  if (!cart) return [];
  const { rows } = await sql<CartLine>`
    select held.seat_id, ${heldType} as ticket_type_id, ${heldPrice} as price_cents from seats held where held.cart_id = ${cart.id}`.execute(
    db,
  );
  return rows;
}

/** @returns the changes of all seats of the cart, for the caller to compare with the request */
export async function reserveCart(
  db: Db,
  cart: { userId: number; showId: number; reservationId: number },
  now: Date,
): Promise<SeatChange[]> {
  const locked = await lockCart(db, cart.userId, now);
  if (!locked) return [];
  const { rows } = await sql<SeatChange>`
    update seats
    set status = 'reserved', reservation_id = ${cart.reservationId}, ${outOfCart}, ${seatChanged}
    where cart_id = ${locked.id} and show_id = ${cart.showId} returning ${seatChange}`.execute(db);
  if (rows.length > 0) await sql`delete from carts where id = ${locked.id}`.execute(db);
  return rows;
}

/** Locks the cart. @returns whether each of its seats was taken with a cast quota */
export async function isOfCast(db: Db, userId: number, now: Date): Promise<boolean> {
  const cart = await lockCart(db, userId, now);
  if (!cart) return false;
  const { rows } = await sql`
    select from seats where cart_id = ${cart.id} having count(*) > 0 and count(*) = count(cast_quota_id)`.execute(db);
  return rows.length > 0;
}

export async function findCartOwners(db: Db, showId: number): Promise<number[]> {
  const rows = await db.selectFrom("carts").where("showId", "=", showId).select("userId").execute();
  return rows.map((row) => row.userId);
}

export async function findExpiryMoments(db: Db, until: Date): Promise<Date[]> {
  const { rows } = await sql<{ expiresAt: Date }>`
    select distinct expires_at from carts where expires_at <= ${until} order by 1 limit 20000`.execute(db);
  return rows.map((row) => row.expiresAt);
}
