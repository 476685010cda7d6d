import type { Db } from "#platform/data/database.ts";

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

/**
 * Confirms the authenticator and dates it now, so that an undo of recent additions finds it.
 *
 * @param secret of the code: another tab may have begun anew @returns false when the secret was replaced
 */
export async function confirm(db: Db, userId: number, secret: Buffer, step: number, now: Date): Promise<boolean> {
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
export async function useStep(db: Db, userId: number, step: number): Promise<boolean> {
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
