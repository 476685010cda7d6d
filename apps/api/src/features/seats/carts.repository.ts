import { type RawBuilder, sql } from "kysely";
import { outOfCart, seatChange, seatChanged, seatFreed } from "#database/seats.sql.ts";
import type { Db } from "#platform/database.ts";
import type { SeatChange } from "./seats.repository.ts";

/** A seat at the price for which it was put in the cart. */
export interface CartLine {
  seatId: string;
  priceCents: number;
}

/** In cents. */
export function totalOf(lines: ReadonlyArray<Pick<CartLine, "priceCents">>): number {
  return lines.reduce((sum, line) => sum + line.priceCents, 0);
}

export interface Cart {
  showId: number;
  lines: CartLine[];
  createdAt: Date;
  expiresAt: Date;
}

interface EndedCart {
  userId: number;
  seatCount: number;
  createdAt: Date;
  expiresAt: Date;
}

/** A process of the version before holds a seat without a price: then the show's counts. */
const heldPrice = sql`coalesce(held.held_price_cents,
  (select shows.price_cents from shows where shows.id = held.show_id))`;

/** JSON, in a `select`. */
export const linesOf = (cartId: RawBuilder<unknown>): RawBuilder<CartLine[]> => sql`array(
  select json_build_object('seatId', held.seat_id, 'priceCents', ${heldPrice})
  from seats held where held.cart_id = ${cartId})`;

export async function findCart(db: Db, userId: number, now: Date): Promise<Cart | undefined> {
  const { rows } = await sql<Cart>`
    select carts.show_id, carts.created_at, carts.expires_at, ${linesOf(sql`carts.id`)} as lines
    from carts where carts.user_id = ${userId} and carts.expires_at > ${now}`.execute(db);
  return rows[0];
}

interface LockedCart {
  id: number;
  seatCount: number;
  createdAt: Date;
}

/** Makes holds that would grow the cart wait. */
async function lockCart(db: Db, userId: number, now: Date | null): Promise<LockedCart | undefined> {
  const { rows } = await sql<LockedCart>`
    select id, seat_count, created_at from carts
    where user_id = ${userId} and (${now}::timestamptz is null or expires_at > ${now}) for update`.execute(db);
  return rows[0];
}

/** The cart ends with its last seat. @returns undefined when the seat was not in the cart */
export async function releaseSeat(db: Db, userId: number, seatId: string, now: Date): Promise<SeatChange | undefined> {
  const cart = await lockCart(db, userId, now);
  if (!cart) return undefined;
  const { rows } = await sql<SeatChange>`
    update seats set ${seatFreed} where cart_id = ${cart.id} and seat_id = ${seatId}
    returning ${seatChange}, ${cart.createdAt}::timestamptz as "heldSince"`.execute(db);
  if (rows.length === 0) return undefined;
  if (cart.seatCount === 1) await sql`delete from carts where id = ${cart.id}`.execute(db);
  else await sql`update carts set seat_count = seat_count - 1 where id = ${cart.id}`.execute(db);
  return rows[0];
}

export async function releaseCart(db: Db, userId: number): Promise<SeatChange[]> {
  const cart = await lockCart(db, userId, null);
  if (!cart) return [];
  const { rows } = await sql<SeatChange>`
    update seats set ${seatFreed} where cart_id = ${cart.id}
    returning ${seatChange}, ${cart.createdAt}::timestamptz as "heldSince"`.execute(db);
  await sql`delete from carts where id = ${cart.id}`.execute(db);
  return rows;
}

/** Skips carts that another process is ending or growing. */
export async function freeExpiredSeats(db: Db, now: Date): Promise<SeatChange[]> {
  const { rows } = await sql<SeatChange>`
    with due as (select id from carts where expires_at <= ${now} for update skip locked)
    update seats set ${seatFreed} from due where seats.cart_id = due.id returning ${seatChange}`.execute(db);
  return rows;
}

export async function endExpiredCarts(db: Db, now: Date): Promise<EndedCart[]> {
  const { rows } = await sql<EndedCart>`
    with due as (
      select id from carts
      where expires_at <= ${now} and not exists (select from seats where seats.cart_id = carts.id)
      for update skip locked
    )
    delete from carts using due where carts.id = due.id
    returning carts.user_id, carts.seat_count, carts.created_at,
      carts.expires_at`.execute(db);
  return rows;
}

/** Locks the cart, so that these are what is reserved. Empty when there is no live cart. */
export async function lockLines(db: Db, userId: number, now: Date): Promise<CartLine[]> {
  const cart = await lockCart(db, userId, now);
  if (!cart) return [];
  const { rows } = await sql<CartLine>`
    select held.seat_id, ${heldPrice} as price_cents from seats held where held.cart_id = ${cart.id}`.execute(db);
  return rows;
}

/** @returns the changes of all seats of the cart; the caller compares them with the request */
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

export async function findCartOwners(db: Db, showId: number): Promise<number[]> {
  const rows = await db.selectFrom("carts").where("showId", "=", showId).select("userId").execute();
  return rows.map((row) => row.userId);
}

export async function findExpiryMoments(db: Db, until: Date): Promise<Date[]> {
  const { rows } = await sql<{ expiresAt: Date }>`
    select distinct expires_at from carts where expires_at <= ${until} order by 1 limit 20000`.execute(db);
  return rows.map((row) => row.expiresAt);
}
