import type { OwnData } from "@podium/shared/contracts/own-account";
import { sql } from "kysely";
import { verifiedAddress } from "#database/own-rows.sql.ts";
import type { Db } from "#platform/data/database.ts";
import type { OwnMails } from "#modules/records/mails/mails.service.ts";

const ownSubscriptions = (db: Db, userId: number) =>
  db
    .selectFrom("newsletterSubscribers")
    .where((eb) => eb.or([eb("userId", "=", userId), eb(sql<string>`email`, "in", verifiedAddress(userId))]));

export const newsletterOwnData = {
  async newsletter(db: Db, userId: number): Promise<OwnData["newsletter"]> {
    const subscriptions = await ownSubscriptions(db, userId)
      .select(["email", "language", "consent", "askedAt", "confirmedAt", "leftAt"])
      .execute();
    return subscriptions.map(({ askedAt, confirmedAt, leftAt, ...subscription }) => ({
      ...subscription,
      askedAt: askedAt.toISOString(),
      confirmedAt: confirmedAt?.toISOString() ?? null,
      leftAt: leftAt?.toISOString() ?? null,
    }));
  },
};

export const newsletterOwnMails: readonly OwnMails[] = [
  { kinds: ["NEWSLETTER_CONFIRM"], subjects: (db, userId) => ownSubscriptions(db, userId).select("id") },
];
