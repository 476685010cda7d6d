import type { Insertable } from "kysely";
import type { SignInChallengesTable } from "#database/tables/second-step.ts";
import type { Db } from "#platform/data/database.ts";

type Purpose = SignInChallengesTable["purpose"];

export async function insertChallenge(db: Db, challenge: Insertable<SignInChallengesTable>): Promise<void> {
  await db.insertInto("signInChallenges").values(challenge).execute();
}

/** Counts a try. @returns undefined for a challenge that is over, or that had all its tries */
export function countTry(db: Db, which: { hash: Buffer; purpose: Purpose }, now: Date, maxTries: number) {
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

/** Deletes conditionally: only one of two simultaneous answers succeeds. */
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

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const old = db.selectFrom("signInChallenges").select("hash").where("expiresAt", "<=", now).limit(100);
  await db.deleteFrom("signInChallenges").where("hash", "in", old.forUpdate().skipLocked()).execute();
}
