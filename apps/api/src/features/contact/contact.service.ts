import type { contactSchema } from "@podium/shared/contracts/contact";
import type * as z from "zod";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import type { MailsService } from "#features/mails/mails.service.ts";
import { type ContactMessage, findContactMessage, insertContactMessage } from "./contact.repository.ts";

export interface ContactService {
  /**
   * Keeps a message and mails it to the society. What a robot sends (it fills in `website`, which people do not see) is thrown
   * away, and the robot is told the same as a person.
   */
  send(form: z.output<typeof contactSchema>): Promise<{ message: string }>;
  /** A message that was kept; null when there is none. */
  read(id: number): Promise<ContactMessage | null>;
}

const THANKS = "Bedankt voor uw bericht! We nemen zo snel mogelijk contact met u op.";

export function createContactService(deps: {
  database: Pick<Database, "db" | "transact">;
  clock: Clock;
  mails: Pick<MailsService, "enqueue">;
}): ContactService {
  const { database, clock } = deps;

  return {
    async send({ name, email, message, website }) {
      if (website) return { message: THANKS };
      await database.transact(async (transaction) => {
        const subjectId = await insertContactMessage(transaction.db, { name, email, message, at: clock.now() });
        await deps.mails.enqueue(transaction, { kind: "CONTACT_MESSAGE", subjectId });
      });
      return { message: THANKS };
    },

    async read(id) {
      return (await findContactMessage(database.db, id)) ?? null;
    },
  };
}
