import { createHash } from "node:crypto";
import * as z from "zod";
import { defineJob } from "#platform/data/queue.ts";

/** Checks of the same moment share one job. */
export const checkPayment = defineJob({
  name: "check-payment",
  payload: z.object({ paymentId: z.int(), moment: z.int() }),
  id: ({ paymentId, moment }) => `check-payment-${paymentId}-${moment}`,
  attempts: 3,
});

/** Settles a webhook that could not be settled; retried for a day and a half, with pauses that double from a second. */
export const settlePaymentNotice = defineJob({
  name: "settle-payment-notice",
  payload: z.object({ ref: z.string() }),
  // The caller chose the reference, and an id may have letters and digits only.
  id: ({ ref }) => `settle-payment-notice-${createHash("sha256").update(ref).digest("hex")}`,
  attempts: 18,
});
