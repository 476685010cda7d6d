import type { Role } from "@podium/shared/contracts/roles";
import type { Db } from "#platform/data/database.ts";

/** Accounts that can be found by their address when signing in. */
const accounts = (db: Db) =>
  db
    .selectFrom("users")
    .select(["id", "email", "role", "language", "passwordHash", "emailVerifiedAt", "provedBefore"])
    .where("deletedAt", "is", null)
    .where("repeatGuest", "=", false);

export function findInvited(db: Db, email: string) {
  return accounts(db).where("email", "=", email).executeTakeFirst();
}

export function lockInvited(db: Db, which: { email: string } | { id: number }) {
  return accounts(db)
    .where((eb) => ("id" in which ? eb("id", "=", which.id) : eb("email", "=", which.email)))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function setRole(db: Db, id: number, role: Role): Promise<void> {
  await db.updateTable("users").set({ role }).where("id", "=", id).execute();
}
