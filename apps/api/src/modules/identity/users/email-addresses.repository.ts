import type { Db } from "#platform/data/database.ts";

export function lockAddress(db: Db, userId: number) {
  return db
    .selectFrom("users")
    .select(["id", "email", "pendingEmail", "emailVerifiedAt", "provedBefore", "passwordHash"])
    .where("id", "=", userId)
    .where("deletedAt", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function isTaken(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("deletedAt", "is", null)
    .where("repeatGuest", "=", false)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether another account can still take the address back by its link. Call after the address is set: a simultaneous
 * change that freed it has committed by then, together with its link.
 */
export async function isKept(db: Db, { email, userId }: { email: string; userId: number }, now: Date) {
  const row = await db
    .selectFrom("accountLinks")
    .select("id")
    .where("email", "=", email)
    .where("purpose", "=", "UNDO_EMAIL")
    .where("userId", "<>", userId)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @throws a unique violation when an open account has the address */
export async function setAddress(
  db: Db,
  userId: number,
  address: { email?: string; pendingEmail: string | null; emailVerifiedAt: Date | null; provedBefore?: boolean },
): Promise<void> {
  // Once its address changes, a repeat guest's account becomes an ordinary one.
  const change = { ...address, ...(address.email !== undefined && { repeatGuest: false }) };
  await db.updateTable("users").set(change).where("id", "=", userId).execute();
}
