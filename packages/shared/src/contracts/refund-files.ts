import * as z from "zod";
import { dateTimeSchema, euroSchema, idSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** OPEN: unknown yet. DONE: the bank paid. OUT: it did not, or the money came back; the refund is due again. */
export const refundLineStateSchema = z.enum(["OPEN", "DONE", "OUT"]);
export type RefundLineState = z.infer<typeof refundLineStateSchema>;

const refundFileSchema = z.object({
  id: jsonId,
  madeAt: dateTimeSchema,
  /** Empty for an erased account. */
  madeBy: z.string(),
  executeOn: z.iso.date(),
  /** Whether the file can still be downloaded: account numbers are erased later, refunds due again leave the file. */
  isKept: z.boolean(),
  lines: z.array(
    z.object({
      paymentId: jsonId,
      reservationId: jsonId,
      /** Empty once it is erased. */
      name: z.string(),
      /** The last characters of the account; empty once it is erased. */
      ibanEnd: z.string(),
      amount: euroSchema,
      state: refundLineStateSchema,
    }),
  ),
});
export type RefundFile = z.infer<typeof refundFileSchema>;

export const MAX_REFUNDS_IN_FILE = 500;

const params = z.object({ id: idSchema });

export const listRefundFiles = endpoint({
  method: "GET",
  path: "/api/admin/refund-files",
  access: "admin",
  summary: "Files of refunds for the bank, newest first",
  response: { 200: z.array(refundFileSchema) },
});

export const makeRefundFile = endpoint({
  method: "POST",
  path: "/api/admin/refund-files",
  access: "admin",
  asksProof: true,
  summary: "Make a file for the bank of refunds that are due and have an account: all of them, or none",
  body: z.object({
    /** Each with the fingerprint of its account, as the administrator saw it; a changed one refuses the file. */
    refunds: z
      .array(z.object({ paymentId: jsonId, fingerprint: z.string().min(1).max(32) }))
      .min(1)
      .max(MAX_REFUNDS_IN_FILE),
  }),
  response: { 200: refundFileSchema },
  errors: ["PROOF_NEEDED", "BANK_NOT_SET", "REFUNDS_CHANGED", "HOLDER_UNREADABLE"],
  example: { body: { refunds: [{ paymentId: 3, fingerprint: "EyAdh2npMbGahJ_m" }] } },
});

export const getRefundFile = endpoint({
  method: "GET",
  path: "/api/admin/refund-files/:id/xml",
  mediaType: "text/xml",
  access: "admin",
  summary: "The file for the bank (ISO 20022 pain.001.001.03), without what is due again",
  params,
  response: { 200: z.string() },
  errors: ["REFUND_FILE_NOT_FOUND", "REFUND_FILE_EMPTY", "REFUND_FILE_FORGOTTEN"],
  example: { params: { id: 1 } },
});

export const settleRefundFile = endpoint({
  method: "POST",
  path: "/api/admin/refund-files/:id/settle",
  access: "admin",
  summary:
    "Note whether the bank paid what is open of a file, or one line; what it did not pay, or what came back, is due again",
  params,
  body: z.object({ outcome: refundLineStateSchema.exclude(["OPEN"]), paymentId: jsonId.optional() }),
  response: { 200: refundFileSchema },
  errors: ["REFUND_FILE_NOT_FOUND", "REFUND_LINE_SETTLED"],
  example: { params: { id: 1 }, body: { outcome: "DONE" } },
});
