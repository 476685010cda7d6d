import type { OwnData } from "@podium/shared/contracts/own-account";
import { sql } from "kysely";
import { verifiedAddress } from "#database/own-rows.sql.ts";
import type { Db } from "#platform/data/database.ts";
import type { OwnMails } from "#modules/records/mails/mails.service.ts";

const ownMessages = (db: Db, userId: number) =>
  db
    .selectFrom("contactMessages")
    .where((eb) =>
      eb.or([
        eb("contactMessages.userId", "=", userId),
        eb(sql<string>`lower(contact_messages.email)`, "in", verifiedAddress(userId)),
      ]),
    );

export const contactOwnData = {
  async contactMessages(db: Db, userId: number): Promise<OwnData["contactMessages"]> {
    const messages = await ownMessages(db, userId)
      .orderBy("id")
      .select(["name", "email", "message", "createdAt"])
      .execute();
    return messages.map(({ createdAt, ...message }) => ({ ...message, sentAt: createdAt.toISOString() }));
  },
};

export const contactOwnMails: readonly OwnMails[] = [
  { kinds: ["CONTACT_MESSAGE"], subjects: (db, userId) => ownMessages(db, userId).select("contactMessages.id") },
];
