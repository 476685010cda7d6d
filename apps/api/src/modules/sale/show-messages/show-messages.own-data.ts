import type { OwnData } from "@podium/shared/contracts/own-account";
import { sql } from "kysely";
import type { Db } from "#platform/data/database.ts";
import type { OwnMails } from "#modules/records/mails/mails.service.ts";

/** Messages about shows to the account, or to its verified address as recipient of a passed-on ticket. */
const ownMessages = (db: Db, userId: number) =>
  db.selectFrom("showMessageRecipients as recipient").where((eb) =>
    eb.or([
      eb("recipient.userId", "=", userId),
      eb(
        "recipient.passedId",
        "in",
        db
          .selectFrom("passedTickets")
          .innerJoin("users", (join) => join.on(sql`lower(users.email)`, "=", sql`lower(passed_tickets.email)`))
          .where("users.id", "=", userId)
          .where("users.emailVerifiedAt", "is not", null)
          .select("passedTickets.id"),
      ),
    ]),
  );

export const showMessagesOwnData = {
  async showMessages(db: Db, userId: number): Promise<OwnData["showMessages"]> {
    const messages = await ownMessages(db, userId)
      .innerJoin("showMessages as message", "message.id", "recipient.messageId")
      .innerJoin("shows", "shows.id", "message.showId")
      .orderBy("recipient.id")
      .select(["shows.name as show", "message.subject", "message.body", "message.createdAt"])
      .execute();
    return messages.map(({ body, createdAt, ...message }) => ({ ...message, text: body, at: createdAt.toISOString() }));
  },
};

export const showMessagesOwnMails: readonly OwnMails[] = [
  { kinds: ["SHOW_MESSAGE"], subjects: (db, userId) => ownMessages(db, userId).select("recipient.id") },
];
