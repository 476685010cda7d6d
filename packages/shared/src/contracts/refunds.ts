import * as z from "zod";
import { dateTimeSchema, euroSchema, idSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { byHandSchema, reservationSchema } from "./reservations.ts";
import { ACCOUNT_REFUSALS, accountHolderSchema, typedIbanSchema } from "./typed.ts";

export const refundReasonSchema = z.enum([
  "SEATS_GONE",
  /** The reservation was already cancelled when the money came. */
  "RESERVATION_CLOSED",
  "RESERVATION_CANCELLED",
  "ALREADY_CONFIRMED",
  "AMOUNT_DIFFERS",
  /** The seats were given up after they were paid. */
  "SEATS_GIVEN_UP",
  "PAID_TOO_MUCH",
  /** The money came after the reservation had expired, and its voucher has been used elsewhere since. */
  "VOUCHER_SHORT",
  /** The money came after the reservation had expired, and others have bought its products since. */
  "PRODUCTS_GONE",
  "SEATS_MOVED",
  /** The money was for other seats, but the move to them had ended. */
  "MOVE_ENDED",
]);
export type RefundReason = z.infer<typeof refundReasonSchema>;

/** ASKED: the provider has not answered. PENDING: it pays the money back. FAILED: it can be tried again. */
export const onlineRefundStateSchema = z.enum(["ASKED", "PENDING", "DONE", "FAILED"]);
export type OnlineRefundState = z.infer<typeof onlineRefundStateSchema>;

export const refundSchema = z.object({
  paymentId: jsonId,
  reservation: reservationSchema,
  amount: euroSchema,
  paidAt: dateTimeSchema,
  reason: refundReasonSchema,
  message: z.string(),
  method: z.enum(["ONLINE", "TRANSFER", "CASH", "CARD"]),
  /** The provider's payment id, to find it in the provider's dashboard; empty for other money. */
  providerReference: z.string(),
  /** Payer of the transfer, as the bank statement says; empty when no statement has it. */
  payer: z.string(),
  /** Null while the refund is due. */
  refundedAt: dateTimeSchema.nullable(),
  canGoOnline: z.boolean(),
  /** Absent while nobody requested a refund by the provider. */
  online: z
    .object({
      state: onlineRefundStateSchema,
      error: z.string().nullable(),
      /** Whether the refund was made in the provider's dashboard. */
      elsewhere: z.literal(true).optional(),
    })
    .optional(),
  canBeTransferred: z.boolean(),
  hasAccount: z.boolean(),
  /** The last digits of that account, after dots. */
  maskedAccount: z.string().optional(),
  /** Account to refund to; for administrators only. `fingerprint` changes with IBAN, holder, amount or `cameBack`. */
  account: z
    .object({
      iban: z.string(),
      holder: z.string(),
      fingerprint: z.string(),
      /** Whether banks cannot write the holder's name: no file has this refund until the name is corrected. */
      unreadable: z.literal(true).optional(),
    })
    .optional(),
  cameBack: z.literal(true).optional(),
  fileId: jsonId.optional(),
  /** Given instead of money. */
  voucherId: jsonId.optional(),
});
export type Refund = z.infer<typeof refundSchema>;

export const listRefunds = endpoint({
  method: "GET",
  path: "/api/admin/refunds",
  access: "box-office",
  summary: "Refunds ('Terug te betalen'), those that are due first",
  response: { 200: z.array(refundSchema) },
});

export const markRefunded = endpoint({
  method: "POST",
  path: "/api/admin/refunds/:paymentId/done",
  access: "box-office",
  summary: "Record that a refund was paid (idempotent)",
  params: z.object({ paymentId: idSchema }),
  body: z
    .object({
      /** How the guest received the money; undefined: not in cash. */
      paidWith: byHandSchema.extract(["CASH", "MANUAL"]).optional(),
      /** After REFUND_COUNTED: whether this refund is not the equal one that was found in the provider's dashboard. */
      isAnother: z.literal(true).optional(),
    })
    .nullish(),
  response: { 200: refundSchema },
  errors: ["REFUND_UNDER_WAY", "PAYMENT_NOT_FOUND", "REFUND_DONE", "REFUND_COUNTED"],
  example: { params: { paymentId: 2 } },
});

export const setRefundAccount = endpoint({
  method: "PUT",
  path: "/api/admin/refunds/:paymentId/account",
  access: "box-office",
  asksProof: true,
  summary: "Note to which account a refund may go; who gets the money is told by mail",
  params: z.object({ paymentId: idSchema }),
  body: z.object({
    iban: typedIbanSchema.pipe(z.string().min(1)),
    holder: accountHolderSchema.pipe(z.string().min(1)),
  }),
  response: { 200: refundSchema },
  errors: ["PROOF_NEEDED", "PAYMENT_NOT_FOUND", "REFUND_DONE", "REFUND_UNDER_WAY", ...ACCOUNT_REFUSALS],
  example: {
    params: { paymentId: 2 },
    body: { iban: "BE68 5390 0754 7034", holder: "An Peeters" },
  },
});

/** Clients request more in several calls. */
export const MAX_REFUNDS_AT_ONCE = 50;

export const refundOnline = endpoint({
  method: "POST",
  path: "/api/admin/refunds/online",
  access: "box-office",
  asksProof: true,
  summary: "Let the payment provider pay refunds back, each once; what it refuses says why and can be tried again",
  body: z.object({ paymentIds: z.array(jsonId).min(1).max(MAX_REFUNDS_AT_ONCE) }),
  response: { 200: z.array(refundSchema) },
  errors: ["PROOF_NEEDED", "PAYMENT_NOT_FOUND"],
  example: { body: { paymentIds: [2] } },
});
