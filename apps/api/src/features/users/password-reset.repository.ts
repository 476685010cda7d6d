import type { Db } from "#platform/database.ts";

/** The living account with this address, for whoever says to have forgotten the password. */
export function findForReset(db: Db, email: string): Promise<{ id: number } | undefined> {
  return db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** How many links an account got since a moment. */
export async function countResetsSince(db: Db, userId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("password_resets")
    .where("user_id", "=", userId)
    .where("created_at", ">", since)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), "integer").as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertReset(
  db: Db,
  reset: { userId: number | null; createdAt: Date; expiresAt: Date },
): Promise<number> {
  const { id } = await db
    .insertInto("password_resets")
    .values({
      user_id: reset.userId,
      created_at: reset.createdAt,
      expires_at: reset.expiresAt,
      token_hash: null,
      used_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function storeTokenHash(db: Db, id: number, hash: Buffer): Promise<void> {
  await db.updateTable("password_resets").set({ token_hash: hash }).where("id", "=", id).execute();
}

/** Forgets what is too old to matter, a few at a time. */
export async function deleteResetsBefore(db: Db, before: Date): Promise<void> {
  const old = db.selectFrom("password_resets").select("id").where("created_at", "<", before).limit(100);
  await db.deleteFrom("password_resets").where("id", "in", old).execute();
}

/** A link that still works, with whose it is. */
export function findLiveReset(
  db: Db,
  which: { id: number } | { hash: Buffer },
  now: Date,
): Promise<{ id: number; user_id: number; created_at: Date; email: string; firstname: string } | undefined> {
  return db
    .selectFrom("password_resets")
    .innerJoin("users", "users.id", "password_resets.user_id")
    .where("users.deleted_at", "is", null)
    .where("password_resets.used_at", "is", null)
    .where("password_resets.expires_at", ">", now)
    .where((eb) =>
      "id" in which ? eb("password_resets.id", "=", which.id) : eb("password_resets.token_hash", "=", which.hash),
    )
    .select([
      "password_resets.id",
      "users.id as user_id",
      "password_resets.created_at",
      "users.email",
      "users.firstname",
    ])
    .executeTakeFirst();
}

/** Uses a link up: of two at once one. @returns whose it is; undefined when it does not work (any more) */
export function useReset(db: Db, hash: Buffer, now: Date): Promise<{ user_id: number | null } | undefined> {
  return db
    .updateTable("password_resets")
    .set({ used_at: now })
    .where("token_hash", "=", hash)
    .where("user_id", "is not", null)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();
}

/** The other links of an account die with the one that was used. */
export async function endResetsOf(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable("password_resets")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
}

/** A new password; tokens made before stop working. @returns false when the account is closed */
export async function replacePassword(db: Db, userId: number, passwordHash: string): Promise<boolean> {
  const row = await db
    .updateTable("users")
    .set((eb) => ({ password_hash: passwordHash, token_version: eb("token_version", "+", 1) }))
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
