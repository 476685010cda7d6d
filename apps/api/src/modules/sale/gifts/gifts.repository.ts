import type { Db } from "#platform/data/database.ts";

/** One conditional statement, which waits for whoever reserves or ends the cart. @returns false: no live cart */
export async function setGift(db: Db, userId: number, giftCents: number, now: Date): Promise<boolean> {
  const changed = await db
    .updateTable("carts")
    .set({ giftCents })
    .where("userId", "=", userId)
    .where("expiresAt", ">", now)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Call with the cart locked. @returns undefined: no live cart */
export async function findGift(db: Db, userId: number, now: Date): Promise<number | undefined> {
  const cart = await db
    .selectFrom("carts")
    .where("userId", "=", userId)
    .where("expiresAt", ">", now)
    .select("giftCents")
    .executeTakeFirst();
  return cart?.giftCents;
}
