import type { contactSchema } from "@podium/shared/contracts/contact";
import type * as z from "zod";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database.ts";
import { insertContactMessage } from "./contact.repository.ts";

export interface ContactService {
  /**
   * Keeps a message for the society. What a robot sends (it fills in `website`, which people do not see) is thrown
   * away, and the robot is told the same as a person.
   */
  send(form: z.output<typeof contactSchema>): Promise<{ message: string }>;
}

const THANKS = "Bedankt voor uw bericht! We nemen zo snel mogelijk contact met u op.";

export function createContactService(deps: { db: Db; clock: Clock }): ContactService {
  return {
    async send({ name, email, message, website }) {
      if (!website) await insertContactMessage(deps.db, { name, email, message, at: deps.clock.now() });
      return { message: THANKS };
    },
  };
}
