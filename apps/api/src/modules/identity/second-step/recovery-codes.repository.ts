import type { Insertable } from "kysely";
import type { RecoveryCodesTable } from "#database/tables/second-step.ts";
import { countAll, type Db } from "#platform/data/database.ts";

export async function replaceCodes(
  db: Db,
  userId: number,
  codes: readonly Insertable<RecoveryCodesTable>[],
): Promise<void> {
  await db.deleteFrom("recoveryCodes").where("userId", "=", userId).execute();
  await db.insertInto("recoveryCodes").values(codes).execute();
}

export async function countCodes(db: Db, userId: number): Promise<{ all: number; left: number }> {
  return db
    .selectFrom("recoveryCodes")
    .where("userId", "=", userId)
    .select((eb) => [countAll().as("all"), countAll(eb("usedAt", "is", null)).as("left")])
    .executeTakeFirstOrThrow();
}

export function findUnused(db: Db, userId: number, firstCharacter: string) {
  return db
    .selectFrom("recoveryCodes")
    .where("userId", "=", userId)
    .where("firstCharacter", "=", firstCharacter)
    .where("usedAt", "is", null)
    .select("hash")
    .executeTakeFirst();
}

/** Finds the code by its hash, so that a code that was renewed meanwhile does not work. */
export async function useCode(db: Db, userId: number, hash: string, now: Date): Promise<boolean> {
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

export async function deleteCodes(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("recoveryCodes").where("userId", "=", userId).execute();
}
