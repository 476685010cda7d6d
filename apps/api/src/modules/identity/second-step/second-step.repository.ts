import { type Insertable, sql } from "kysely";
import type { Db } from "#platform/data/database.ts";
import type { SignInChallengesTable } from "#database/tables/second-step.ts";

/** Locks an open account, so that the second of two simultaneous changes sees the first. */
export function lockAccount(db: Db, userId: number) {
  return db
    .selectFrom("users")
    .where("id", "=", userId)
    .where("deletedAt", "is", null)
    .select(["id", "role", "email"])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function findAccount(db: Db, userId: number) {
  return db
    .selectFrom("users")
    .where("id", "=", userId)
    .where("deletedAt", "is", null)
    .select(["id", "role", "email", "firstname", "lastname"])
    .select(sql<boolean>`password_hash like '$argon2id$%'`.as("hasPassword"))
    .executeTakeFirst();
}

export async function findMethods(db: Db, userId: number): Promise<{ passkeys: number; authenticator: boolean }> {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom("passkeys")
        .where("userId", "=", userId)
        .select(sql<number>`count(*)::integer`.as("count"))
        .$asScalar()
        .$notNull()
        .as("passkeys"),
      eb
        .exists(
          eb
            .selectFrom("authenticators")
            .where("userId", "=", userId)
            .where("confirmedAt", "is not", null)
            .select("userId"),
        )
        .$castTo<boolean>()
        .as("authenticator"),
    ])
    .executeTakeFirstOrThrow();
}

export async function startTerm(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .insertInto("secondStepTerms")
    .values({ userId, beganAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function endTerm(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("secondStepTerms").where("userId", "=", userId).execute();
}

export async function findTerm(db: Db, userId: number): Promise<Date | null> {
  const row = await db.selectFrom("secondStepTerms").where("userId", "=", userId).select("beganAt").executeTakeFirst();
  return row?.beganAt ?? null;
}

export async function deleteSecondStep(db: Db, userId: number): Promise<boolean> {
  const { passkeys, authenticator } = await findMethods(db, userId);
  for (const table of ["passkeys", "authenticators", "recoveryCodes", "signInChallenges", "secondStepTerms"] as const)
    await db.deleteFrom(table).where("userId", "=", userId).execute();
  return passkeys > 0 || authenticator;
}

/** Deletes the methods added since then; older recovery codes stay while an older method does. */
export async function deleteSecondStepSince(db: Db, userId: number, since: Date): Promise<boolean> {
  const before = await findMethods(db, userId);
  for (const table of ["passkeys", "authenticators", "recoveryCodes"] as const)
    await db.deleteFrom(table).where("userId", "=", userId).where("createdAt", ">=", since).execute();
  await db.deleteFrom("signInChallenges").where("userId", "=", userId).execute();
  const { passkeys, authenticator } = await findMethods(db, userId);
  if (passkeys === 0 && !authenticator) await db.deleteFrom("recoveryCodes").where("userId", "=", userId).execute();
  return passkeys < before.passkeys || authenticator !== before.authenticator;
}

type ChallengePurpose = SignInChallengesTable["purpose"];

export async function insertChallenge(db: Db, challenge: Insertable<SignInChallengesTable>): Promise<void> {
  await db.insertInto("signInChallenges").values(challenge).execute();
}

/** Counts a try. @returns undefined for a challenge that is over, or that had all its tries */
export function countChallengeTry(
  db: Db,
  which: { hash: Buffer; purpose: ChallengePurpose },
  now: Date,
  maxTries: number,
) {
  return db
    .updateTable("signInChallenges")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("hash", "=", which.hash)
    .where("purpose", "=", which.purpose)
    .where("expiresAt", ">", now)
    .where("tries", "<", maxTries)
    .returning("userId")
    .executeTakeFirst();
}

/** Deletes conditionally: only one of two simultaneous responses succeeds. */
export async function deleteChallenge(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom("signInChallenges")
    .where("hash", "=", hash)
    .where("expiresAt", ">", now)
    .returning("hash")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteChallengesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("signInChallenges").where("userId", "=", userId).execute();
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  const old = db.selectFrom("signInChallenges").select("hash").where("expiresAt", "<=", now).limit(100);
  await db.deleteFrom("signInChallenges").where("hash", "in", old.forUpdate().skipLocked()).execute();
}
