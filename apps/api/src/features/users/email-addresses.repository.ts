import type { Db } from "#platform/database.ts";

export function lockAddress(db: Db, userId: number) {
  return db
    .selectFrom("users")
    .select(["id", "email", "pendingEmail", "emailVerifiedAt", "passwordHash"])
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
    .executeTakeFirst();
  return row !== undefined;
}

/** @throws a unique violation when an open account has the address */
export async function setAddress(
  db: Db,
  userId: number,
  address: { email?: string; pendingEmail: string | null; emailVerifiedAt: Date | null },
): Promise<void> {
  await db.updateTable("users").set(address).where("id", "=", userId).execute();
}
