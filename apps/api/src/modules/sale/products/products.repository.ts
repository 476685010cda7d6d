import { type RawBuilder, type Selectable, sql } from "kysely";
import { type CartProduct, handedOut, inUse, isOnSale } from "#database/products.sql.ts";
import type { ProductsTable } from "#database/tables/products.ts";
import type { Db } from "#platform/data/database.ts";

export type ProductFields = Pick<
  Selectable<ProductsTable>,
  "name" | "priceCents" | "vatBasisPoints" | "stock" | "showIds" | "sellUntil"
>;

export interface Product extends ProductFields {
  id: number;
  archivedAt: Date | null;
}

export interface ManagedProduct extends Product {
  sold: number;
  inUse: number;
  handedOut: number;
}

const FIELDS = ["id", "name", "priceCents", "vatBasisPoints", "stock", "showIds", "sellUntil", "archivedAt"] as const;

const sold = sql<number>`(
  select coalesce(sum(line.count), 0)::int from product_lines line
  join reservations on reservations.id = line.reservation_id
  where line.product_id = products.id and reservations.status in ('PENDING', 'CONFIRMED'))`;

const handedOutOfProduct = sql<number>`(
  select coalesce(sum(${handedOut(sql`line.id`)}), 0)::int from product_lines line where line.product_id = products.id)`;

function managed(db: Db, now: Date) {
  return db
    .selectFrom("products")
    .select(FIELDS)
    .select([sold.as("sold"), inUse(sql`products.id`, now).as("inUse"), handedOutOfProduct.as("handedOut")]);
}

export function findProducts(db: Db, now: Date): Promise<ManagedProduct[]> {
  return managed(db, now)
    .orderBy(sql`archived_at is not null`)
    .orderBy("id")
    .execute();
}

export function findProduct(db: Db, id: number, now: Date): Promise<ManagedProduct> {
  return managed(db, now).where("id", "=", id).executeTakeFirstOrThrow();
}

export async function countShows(db: Db, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shows where id = any(${ids}::int[])`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function insertProduct(db: Db, fields: ProductFields, createdAt: Date): Promise<number> {
  const { id } = await db
    .insertInto("products")
    .values({ ...fields, createdAt, archivedAt: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a product, so that its stock and lines do not change. @returns undefined: unknown, or archived */
export function lockProduct(db: Db, id: number): Promise<Product | undefined> {
  return db
    .selectFrom("products")
    .select(FIELDS)
    .where("id", "=", id)
    .where("archivedAt", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateProduct(db: Db, id: number, fields: ProductFields): Promise<void> {
  await db.updateTable("products").set(fields).where("id", "=", id).execute();
}

/** Call with the product locked. @returns false: it has lines */
export async function deleteUnused(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from products where id = ${id} and not exists (select from product_lines where product_id = ${id})
    returning id`.execute(db);
  return rows.length > 0;
}

export async function archive(db: Db, id: number, archivedAt: Date): Promise<void> {
  await db.updateTable("products").set({ archivedAt }).where("id", "=", id).execute();
}

export interface ProductOnSale extends Pick<Product, "id" | "name" | "priceCents" | "vatBasisPoints" | "sellUntil"> {
  /** Null: no limit. */
  left: number | null;
}

export function findOnSale(db: Db, showId: number, now: Date): Promise<ProductOnSale[]> {
  const left = sql<number | null>`case when stock is not null
    then greatest(0, stock - ${inUse(sql`products.id`, now)}) end`;
  return db
    .selectFrom("products")
    .where(isOnSale(sql`${showId}::int`, now))
    .select(["id", "name", "priceCents", "vatBasisPoints", "sellUntil"])
    .select(left.as("left"))
    .orderBy("id")
    .execute();
}

/** Locks the live cart. */
export function lockCart(db: Db, userId: number, now: Date): Promise<{ id: number; showId: number } | undefined> {
  return db
    .selectFrom("carts")
    .where("userId", "=", userId)
    .where("expiresAt", ">", now)
    .select(["id", "showId"])
    .forUpdate()
    .executeTakeFirst();
}

export async function isSold(db: Db, productId: number, showId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("products")
    .where("id", "=", productId)
    .where(isOnSale(sql`${showId}::int`, now))
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeFromCart(db: Db, cartId: number, productId: number): Promise<void> {
  await db.deleteFrom("productLines").where("cartId", "=", cartId).where("productId", "=", productId).execute();
}

/**
 * Call with the cart and the product locked. What was in the cart keeps its price.
 * @returns false: there are not so many left
 */
export async function putInCart(
  db: Db,
  line: { cartId: number; productId: number; count: number; secret: string },
  now: Date,
): Promise<boolean> {
  const { cartId, productId, count, secret } = line;
  const { rows } = await sql`
    insert into product_lines (product_id, cart_id, count, name, price_cents, vat_basis_points, secret)
    select id, ${cartId}, ${count}, name, price_cents, vat_basis_points, ${secret} from products
    where id = ${productId}
      and (stock is null or ${count} <= stock - ${inUse(sql`products.id`, now, { cartId })})
    on conflict on constraint product_lines_of_cart do update set count = excluded.count
    returning id`.execute(db);
  return rows.length > 0;
}

/** Call with the product locked. */
export async function countLeft(db: Db, productId: number, now: Date, cartId: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select greatest(0, coalesce(stock, 0) - ${inUse(sql`products.id`, now, { cartId })}) as "left"
    from products where id = ${productId}`.execute(db);
  return rows[0]?.left ?? 0;
}

/** Returns the name of a product of the reservation that is only sold with other shows than this one. */
export async function findSoldElsewhere(db: Db, reservationId: number, showId: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select line.name from product_lines line join products on products.id = line.product_id
    where line.reservation_id = ${reservationId} and products.show_ids <> '{}' and ${showId} <> all(products.show_ids)
    order by line.id limit 1`.execute(db);
  return rows[0]?.name;
}

interface LineInCart extends CartProduct {
  id: number;
  /** Whether it may still be sold with the seats of the cart. */
  isSold: boolean;
}

/** Call with the cart locked. */
export async function findCartProducts(db: Db, userId: number, now: Date): Promise<LineInCart[]> {
  const { rows } = await sql<LineInCart>`
    select line.id, line.product_id, line.name, line.count, line.price_cents,
      ${isOnSale(sql`carts.show_id`, now)} as is_sold
    from carts
    join product_lines line on line.cart_id = carts.id
    join products on products.id = line.product_id
    where carts.user_id = ${userId} and carts.expires_at > ${now}
    order by products.id`.execute(db);
  return rows;
}

/** Locks those with a stock, in order; nobody waits for one that has none. */
export async function lockStocks(db: Db, productIds: readonly number[]): Promise<void> {
  await sql`
    select from products where id = any(${productIds}::int[]) and stock is not null
    order by id for no key update`.execute(db);
}

export type Counted = Pick<CartProduct, "productId" | "count">;

export async function findProductsOf(db: Db, reservationId: number): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select product_id, count from product_lines where reservation_id = ${reservationId} order by product_id`.execute(
    db,
  );
  return rows;
}

export interface Oversold {
  id: number;
  name: string;
  over: number;
}

/**
 * Call with the stocks locked. @param used the products in use, of each
 * @returns one of them of which more are used than there are; undefined: none
 */
async function findShort(
  db: Db,
  productIds: readonly number[],
  used: RawBuilder<number>,
): Promise<Oversold | undefined> {
  const { rows } = await sql<Oversold>`
    select id, name, used - stock as over
    from products cross join lateral (select ${used} as used) counted
    where id = any(${productIds}::int[]) and stock is not null and used > stock
    order by id limit 1`.execute(db);
  return rows[0];
}

/** Counts reservations alone: after a stock was lowered, those in other carts find out as they reserve. */
export const findOversold = (db: Db, productIds: readonly number[]) => findShort(db, productIds, sold);

/** Counts live carts too: their owners have been promised what is in them. */
export const findTaken = (db: Db, productIds: readonly number[], now: Date) =>
  findShort(db, productIds, inUse(sql`products.id`, now));

export async function moveToReservation(db: Db, lineIds: readonly number[], reservationId: number): Promise<void> {
  await sql`
    update product_lines set cart_id = null, reservation_id = ${reservationId}
    where id = any(${lineIds}::int[])`.execute(db);
}
