import type { contactSchema } from "@podium/shared/contracts/contact";
import type * as z from "zod";
import type { Clock } from "#platform/process/clock.ts";
import type { Database } from "#platform/data/database.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
  at: Date;
}

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService(deps: { database: Database; clock: Clock; mails: Pick<MailsService, "enqueue"> }) {
  const { database, clock } = deps;

  return {
    /** @param userId the signed-in visitor. Drops messages of robots, which fill in the hidden field `website`. */
    async send(
      { name, email, message, website }: z.output<typeof contactSchema>,
      userId: number | null = null,
    ): Promise<void> {
      if (website) return;
      await database.transact(async (transaction) => {
        const { id: subjectId } = await transaction.db
          .insertInto("contactMessages")
          .values({ name, email, message, userId, createdAt: clock.now() })
          .returning("id")
          .executeTakeFirstOrThrow();
        await deps.mails.enqueue(transaction, { kind: "CONTACT_MESSAGE", subjectId });
      });
    },

    read: (id: number): Promise<ContactMessage | undefined> =>
      database.db
        .selectFrom("contactMessages")
        .select(["name", "email", "message", "createdAt as at"])
        .where("id", "=", id)
        .executeTakeFirst(),
  };
}
