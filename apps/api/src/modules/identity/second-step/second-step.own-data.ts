import type { OwnData } from "@podium/shared/contracts/own-account";
import type { Db } from "#platform/data/database.ts";

export const secondStepOwnData = {
  async secondStep(db: Db, userId: number): Promise<OwnData["secondStep"]> {
    const [passkeys, authenticator, recoveryCodes, term] = await Promise.all([
      db
        .selectFrom("passkeys")
        .where("userId", "=", userId)
        .orderBy("id")
        .select(["name", "createdAt", "lastUsedAt"])
        .execute(),
      db
        .selectFrom("authenticators")
        .where("userId", "=", userId)
        .select(["createdAt", "confirmedAt"])
        .executeTakeFirst(),
      db
        .selectFrom("recoveryCodes")
        .where("userId", "=", userId)
        .orderBy("firstCharacter")
        .select(["createdAt", "usedAt"])
        .execute(),
      db.selectFrom("secondStepTerms").where("userId", "=", userId).select("beganAt").executeTakeFirst(),
    ]);
    return {
      passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      authenticator: authenticator
        ? {
            createdAt: authenticator.createdAt.toISOString(),
            confirmedAt: authenticator.confirmedAt?.toISOString() ?? null,
          }
        : null,
      recoveryCodes: recoveryCodes.map(({ createdAt, usedAt }) => ({
        createdAt: createdAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      })),
      askedSince: term?.beganAt.toISOString() ?? null,
    };
  },
};
