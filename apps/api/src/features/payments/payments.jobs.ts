import * as z from "zod";
import { defineJob } from "#platform/queue.ts";

/** Checks of the same moment share one job. */
export const checkPayment = defineJob({
  name: "check-payment",
  payload: z.object({ paymentId: z.int(), moment: z.int() }),
  id: ({ paymentId, moment }) => `check-payment-${paymentId}-${moment}`,
  attempts: 3,
});
