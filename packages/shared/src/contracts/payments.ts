import * as z from "zod";
import { dateTimeSchema, euroSchema, idSchema } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { refundReasonSchema } from "./refunds.ts";
import { reservationSchema } from "./reservations.ts";

const reservationParams = z.object({ id: idSchema });

/** Bank transfer instructions (specification, screen Payment). */
const transferDetailsSchema = z.object({
  reservation: reservationSchema,
  amount: euroSchema,
  iban: z.string(),
  bic: z.string(),
  beneficiary: z.string(),
  reference: z.string(),
  /** EPC069-12 text for a QR code. Null when nothing is due. */
  epc: z.string().nullable(),
  /** Three working days after reserving, or sooner because of the show or the deadline (`reservation.expiresAt`). */
  payBefore: dateTimeSchema,
  /** Null: as soon as possible, as the show or the deadline is near, or the address unverified (`longerUntil`). */
  payWithinDays: z.int().nullable(),
  /** Whether a transfer that is ordered now arrives before the show. */
  inTime: z.boolean(),
});
export type TransferDetails = z.infer<typeof transferDetailsSchema>;

export const getTransferDetails = endpoint({
  method: "GET",
  path: "/api/reservation/:id/payment",
  access: "user",
  byLink: "its-reservation",
  summary: "Bank transfer instructions for one's reservation",
  params: reservationParams,
  response: { 200: transferDetailsSchema },
  errors: ["RESERVATION_NOT_FOUND"],
  example: { params: { id: 2 } },
});

/** OPEN: can still be paid. PAID: the money was received, but may be refunded instead of confirming (`refund`). */
export const onlinePaymentStatusSchema = z.enum(["OPEN", "PAID", "FAILED", "CANCELLED", "EXPIRED"]);
export type OnlinePaymentStatus = z.infer<typeof onlinePaymentStatusSchema>;

const onlinePaymentSchema = z.object({
  status: onlinePaymentStatusSchema,
  amount: euroSchema,
  createdAt: dateTimeSchema,
  /** Null unless the status is OPEN. */
  checkoutUrl: z.string().nullable(),
  /** Null: not refunded. Set also when the reservation was confirmed first. */
  refund: refundReasonSchema.nullable(),
});
export type OnlinePayment = z.infer<typeof onlinePaymentSchema>;

const paymentOutcomeSchema = z.object({
  reservation: reservationSchema,
  payment: onlinePaymentSchema.nullable(),
  canPayOnline: z.boolean(),
  canPayByTransfer: z.boolean(),
});
export type PaymentOutcome = z.infer<typeof paymentOutcomeSchema>;

export const getPaymentOutcome = endpoint({
  method: "GET",
  path: "/api/reservation/:id/online-payment",
  access: "user",
  byLink: "its-reservation",
  summary: "The outcome of the online payment of one's reservation",
  params: reservationParams,
  response: { 200: paymentOutcomeSchema },
  errors: ["RESERVATION_NOT_FOUND"],
  example: { params: { id: 3 } },
});

export const startOnlinePayment = endpoint({
  method: "POST",
  path: "/api/reservation/:id/online-payment",
  access: "user",
  byLink: "its-reservation",
  summary: "Pay online: continues the open payment, or starts one during the payment window",
  params: reservationParams,
  response: { 200: z.object({ checkoutUrl: z.string() }) },
  errors: [
    "RESERVATION_NOT_FOUND",
    "RESERVATION_CLOSED",
    "ALREADY_PAID",
    "PAYMENT_METHOD_UNAVAILABLE",
    "AMOUNT_TOO_SMALL",
    "PAYMENT_UNDER_WAY",
    "PAYMENT_PROVIDER_AWAY",
  ],
  example: { params: { id: 3 } },
});

export const payByTransfer = endpoint({
  method: "POST",
  path: "/api/reservation/:id/pay-by-transfer",
  access: "user",
  byLink: "its-reservation",
  summary: "Switch to bank transfer during the payment window",
  params: reservationParams,
  response: { 200: transferDetailsSchema },
  errors: ["RESERVATION_NOT_FOUND", "RESERVATION_CLOSED", "ALREADY_PAID", "TRANSFER_TOO_LATE"],
  example: { params: { id: 3 } },
});

export const paymentWebhook = endpoint({
  method: "POST",
  path: "/api/payments/webhook",
  access: "public",
  summary: "Webhook of the payment provider: fetches the payment's state, whatever the call claims",
  body: z.object({ id: z.string().min(1).max(100) }),
  response: { 200: z.object({ received: z.literal(true) }) },
  example: { body: { id: "tr_WDqYK6vllg" } },
});
