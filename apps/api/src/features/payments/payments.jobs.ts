import * as z from "zod";
import { defineJob } from "#platform/queue.ts";

/** Asks the provider about a payment; asked for often within a few seconds it is done once. */
export const checkPayment = defineJob({
  name: "check-payment",
  payload: z.object({ paymentId: z.int(), moment: z.int() }),
  id: ({ paymentId, moment }) => `check-payment-${paymentId}-${moment}`,
  attempts: 3,
});
