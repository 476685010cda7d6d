import { countAll, type Db } from "#platform/database.ts";

/** Locks the account: of two requests at once the second counts the link of the first. */
export function lockForReset(db: Db, email: string) {
  return db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("deletedAt", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function countResetsSince(db: Db, userId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("passwordResets")
    .where("userId", "=", userId)
    .where("createdAt", ">", since)
    .select(countAll().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertReset(
  db: Db,
  reset: { userId: number | null; createdAt: Date; expiresAt: Date },
): Promise<number> {
  const { id } = await db.insertInto("passwordResets").values(reset).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function storeTokenHash(db: Db, id: number, hash: Buffer): Promise<void> {
  await db.updateTable("passwordResets").set({ tokenHash: hash }).where("id", "=", id).execute();
}

/** @returns their ids */
export async function deleteResetsBefore(db: Db, before: Date): Promise<number[]> {
  const old = db.selectFrom("passwordResets").select("id").where("createdAt", "<", before).limit(100);
  const deleted = await db.deleteFrom("passwordResets").where("id", "in", old).returning("id").execute();
  return deleted.map(({ id }) => id);
}

export function findLiveReset(db: Db, which: { id: number } | { hash: Buffer }, now: Date) {
  return db
    .selectFrom("passwordResets")
    .innerJoin("users", "users.id", "passwordResets.userId")
    .where("users.deletedAt", "is", null)
    .where("passwordResets.usedAt", "is", null)
    .where("passwordResets.expiresAt", ">", now)
    .where((eb) =>
      "id" in which ? eb("passwordResets.id", "=", which.id) : eb("passwordResets.tokenHash", "=", which.hash),
    )
    .select(["passwordResets.id", "users.id as userId", "passwordResets.createdAt", "users.email", "users.firstname"])
    .executeTakeFirst();
}

/** Conditional: of two concurrent uses one succeeds. @returns undefined for a used or expired link */
export function useReset(db: Db, hash: Buffer, now: Date) {
  return db
    .updateTable("passwordResets")
    .set({ usedAt: now })
    .where("tokenHash", "=", hash)
    .where("userId", "is not", null)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning("userId")
    .executeTakeFirst();
}

export async function endResetsOf(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable("passwordResets")
    .set({ usedAt: now })
    .where("userId", "=", userId)
    .where("usedAt", "is", null)
    .execute();
}

export async function replacePassword(db: Db, userId: number, passwordHash: string): Promise<boolean> {
  const row = await db
    .updateTable("users")
    .set((eb) => ({ passwordHash, tokenVersion: eb("tokenVersion", "+", 1) }))
    .where("id", "=", userId)
    .where("deletedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
