import * as z from "zod";
import { defineJob } from "#platform/data/queue.ts";

export const sendMail = defineJob({
  name: "send-mail",
  payload: z.object({ mailId: z.int(), attempt: z.int() }),
  id: ({ mailId, attempt }) => `send-mail-${mailId}-${attempt}`,
  attempts: 3,
});
