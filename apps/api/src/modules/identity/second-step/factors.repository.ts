import type { Insertable } from "kysely";
import type { PasskeysTable, RecoveryCodesTable } from "#database/tables/second-step.ts";
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

/** The counter only goes up; authenticators without one report 0. @returns false when it was used meanwhile */
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

/** Replaces an unconfirmed authenticator. @returns false when there is a confirmed one */
export async function insertAuthenticator(db: Db, userId: number, secret: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .insertInto("authenticators")
    .values({ userId, secret, createdAt: now, confirmedAt: null })
    .onConflict((conflict) =>
      conflict
        .column("userId")
        .doUpdateSet({ secret, createdAt: now, lastStep: 0 })
        .where("authenticators.confirmedAt", "is", null),
    )
    .returning("userId")
    .executeTakeFirst();
  return row !== undefined;
}

export function findAuthenticator(db: Db, userId: number) {
  return db
    .selectFrom("authenticators")
    .where("userId", "=", userId)
    .select(["secret", "createdAt", "confirmedAt"])
    .executeTakeFirst();
}

/** Dated now, so that an undo of recent additions finds it. @returns false: another tab has replaced the secret */
export async function confirmAuthenticator(
  db: Db,
  userId: number,
  secret: Buffer,
  step: number,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable("authenticators")
    .set({ createdAt: now, confirmedAt: now, lastStep: step })
    .where("userId", "=", userId)
    .where("secret", "=", secret)
    .where("confirmedAt", "is", null)
    .returning("userId")
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a code once, and refuses all earlier codes. */
export async function useAuthenticatorStep(db: Db, userId: number, step: number): Promise<boolean> {
  const row = await db
    .updateTable("authenticators")
    .set({ lastStep: step })
    .where("userId", "=", userId)
    .where("confirmedAt", "is not", null)
    .where("lastStep", "<", step)
    .returning("userId")
    .executeTakeFirst();
  return row !== undefined;
}

export function deleteAuthenticator(db: Db, userId: number) {
  return db.deleteFrom("authenticators").where("userId", "=", userId).returning("confirmedAt").executeTakeFirst();
}

export async function replaceRecoveryCodes(
  db: Db,
  userId: number,
  codes: readonly Insertable<RecoveryCodesTable>[],
): Promise<void> {
  await db.deleteFrom("recoveryCodes").where("userId", "=", userId).execute();
  await db.insertInto("recoveryCodes").values(codes).execute();
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<{ all: number; left: number }> {
  return db
    .selectFrom("recoveryCodes")
    .where("userId", "=", userId)
    .select((eb) => [countAll().as("all"), countAll(eb("usedAt", "is", null)).as("left")])
    .executeTakeFirstOrThrow();
}

export function findUnusedRecoveryCode(db: Db, userId: number, firstCharacter: string) {
  return db
    .selectFrom("recoveryCodes")
    .where("userId", "=", userId)
    .where("firstCharacter", "=", firstCharacter)
    .where("usedAt", "is", null)
    .select("hash")
    .executeTakeFirst();
}

/** Finds the code by its hash, so that a code that was renewed meanwhile does not work. */
export async function useRecoveryCode(db: Db, userId: number, hash: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable("recoveryCodes")
    .set({ usedAt: now })
    .where("userId", "=", userId)
    .where("hash", "=", hash)
    .where("usedAt", "is", null)
    .returning("userId")
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteRecoveryCodes(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("recoveryCodes").where("userId", "=", userId).execute();
}
