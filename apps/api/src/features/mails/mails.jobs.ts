import * as z from "zod";
import { defineJob, handleJob, type JobHandler } from "#platform/queue.ts";

/** One try at one mail. The next try is a job of its own, later: the row in Postgres knows when. */
export const sendMail = defineJob({
  name: "send-mail",
  payload: z.object({ mailId: z.int(), attempt: z.int() }),
  id: ({ mailId, attempt }) => `send-mail-${mailId}-${attempt}`,
  attempts: 3,
});

export function mailsJobs({ mails }: { mails: { send(mailId: number): Promise<void> } }): JobHandler[] {
  return [handleJob(sendMail, ({ mailId }) => mails.send(mailId))];
}
