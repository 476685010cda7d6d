import { type RawBuilder, sql } from "kysely";

/** A product in a cart. */
export interface CartProduct {
  productId: number;
  name: string;
  count: number;
  /** Price of one. */
  priceCents: number;
}

export const costOf = (products: ReadonlyArray<Pick<CartProduct, "count" | "priceCents">>): number =>
  products.reduce((cents, { count, priceCents }) => cents + count * priceCents, 0);

export const productsOfCart = (cartId: RawBuilder<unknown>): RawBuilder<CartProduct[]> => sql`array(
  select json_build_object('productId', line.product_id, 'name', line.name, 'count', line.count,
    'priceCents', line.price_cents)
  from product_lines line where line.cart_id = ${cartId} order by line.id)`;

/** Whether a cart has more than seats. @param cart name of `carts` in the statement; no row: false */
export const hasExtras = (cart: string): RawBuilder<boolean> => sql`(
  coalesce(${sql.ref(`${cart}.gift_cents`)} > 0, false)
  or exists (select from product_lines line where line.cart_id = ${sql.ref(`${cart}.id`)}))`;

/** Whether `line` uses stock: in a cart that has not expired, or of a reservation that has not ended. */
const isLive = (now: Date) => sql<boolean>`(
  exists (select from carts where carts.id = line.cart_id and carts.expires_at > ${now})
  or exists (
    select from reservations
    where reservations.id = line.reservation_id and reservations.status in ('PENDING', 'CONFIRMED')))`;

/** Number of the product that is in live carts and reservations, without this cart or reservation. */
export const inUse = (
  productId: RawBuilder<number>,
  now: Date,
  but: { cartId?: number; reservationId?: number } = {},
): RawBuilder<number> => sql`(
  select coalesce(sum(line.count), 0)::int from product_lines line
  where line.product_id = ${productId} and ${isLive(now)}
    and line.cart_id is distinct from ${but.cartId ?? 0} and line.reservation_id is distinct from ${but.reservationId ?? 0})`;

/** The statement must have `products`. */
export const isOnSale = (showId: RawBuilder<number>, now: Date): RawBuilder<boolean> => sql<boolean>`(
  products.archived_at is null and (products.sell_until is null or products.sell_until > ${now})
  and (products.show_ids = '{}' or ${showId} = any(products.show_ids)))`;

export const sellsProducts = (showId: RawBuilder<number>, now: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (select from products where ${isOnSale(showId, now)})`;

/** Part of the price of a reservation that is not for seats, before vouchers: products, and the gift. */
export const extrasCents = (reservationId: RawBuilder<number>): RawBuilder<number> => sql`(
  select giving.gift_cents + (
    select coalesce(sum(line.count * line.price_cents), 0)::int from product_lines line
    where line.reservation_id = giving.id)
  from reservations giving where giving.id = ${reservationId})`;

/** Number handed out beyond what was bought, by devices that did not know of each other. */
export const handedOutTooMany = (lineId: RawBuilder<number>): RawBuilder<number> => sql`(
  select greatest(0, coalesce(sum(given.count), 0) - bought.count)::int
  from product_lines bought
  left join product_hand_outs given on given.line_id = bought.id and given.taken_back_at is null
  where bought.id = ${lineId} group by bought.id)`;

/** Number handed out of a line; what two devices gave out together, never more than was bought. */
export const handedOut = (lineId: RawBuilder<number>): RawBuilder<number> => sql`(
  select least(bought.count, coalesce(sum(given.count), 0))::int
  from product_lines bought
  left join product_hand_outs given on given.line_id = bought.id and given.taken_back_at is null
  where bought.id = ${lineId} group by bought.id)`;
