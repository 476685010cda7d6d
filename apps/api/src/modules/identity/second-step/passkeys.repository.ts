import type { Insertable } from "kysely";
import type { PasskeysTable } from "#database/tables/second-step.ts";
import { countAll, type Db } from "#platform/data/database.ts";

const SHOWN = ["id", "name", "createdAt", "lastUsedAt"] as const;

/** @throws a unique violation for a credential that some account has */
export function insertPasskey(db: Db, passkey: Insertable<PasskeysTable>) {
  return db.insertInto("passkeys").values(passkey).returning(SHOWN).executeTakeFirstOrThrow();
}

export function findPasskeys(db: Db, userId: number) {
  return db
    .selectFrom("passkeys")
    .where("userId", "=", userId)
    .select([...SHOWN, "credentialId"])
    .orderBy("id")
    .execute();
}

export async function countPasskeys(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("passkeys")
    .where("userId", "=", userId)
    .select(countAll().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export function findCredential(db: Db, credentialId: string) {
  return db
    .selectFrom("passkeys")
    .where("credentialId", "=", credentialId)
    .select(["id", "userId", "publicKey", "counter"])
    .executeTakeFirst();
}

/**
 * Uses a passkey, whose counter only goes up; authenticators without one report 0.
 * @returns false when it was used meanwhile
 */
export async function useCredential(db: Db, id: number, counter: number, now: Date): Promise<boolean> {
  const used = await db
    .updateTable("passkeys")
    .set({ counter, lastUsedAt: now })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([eb("counter", "<", String(counter)), eb.and([eb("counter", "=", "0"), eb.val(counter === 0)])]),
    )
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

export function renamePasskey(db: Db, userId: number, id: number, name: string) {
  return db
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("userId", "=", userId)
    .returning(SHOWN)
    .executeTakeFirst();
}

export async function deletePasskey(db: Db, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}
