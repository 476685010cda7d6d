import * as z from "zod";
import { dateTimeSchema, euroSchema, idSchema, jsonId, listQuerySchema, optionalLine, text } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { refundSchema } from "./refunds.ts";
import { emailSchema, secondName } from "./typed.ts";

export const MAX_VOUCHER_EUROS = 500;

const voucherOriginSchema = z.enum(["SOLD", "FREE", "REFUND"]);
/** SOLD: money was received for the voucher. REFUND: it replaces the refund of a reservation in money. */
export type VoucherOrigin = z.infer<typeof voucherOriginSchema>;

const voucherPaymentSchema = z.enum(["CASH", "TRANSFER"]);
export type VoucherPayment = z.infer<typeof voucherPaymentSchema>;

const voucherStateSchema = z.enum(["open", "used", "blocked"]);
/** `used`: the balance is zero. `blocked`: whatever the balance. */
export type VoucherState = z.infer<typeof voucherStateSchema>;

const voucherEntryKindSchema = z.enum([
  "ISSUED",
  "SPENT",
  "GIVEN_BACK",
  "CORRECTED",
  /** The voucher got another code; the old one no longer works. */
  "RENEWED",
  "BLOCKED",
  "UNBLOCKED",
]);
export type VoucherEntryKind = z.infer<typeof voucherEntryKindSchema>;

/** Euros in whole cents. */
const signedEuros = z.number().min(-MAX_VOUCHER_EUROS).max(MAX_VOUCHER_EUROS).multipleOf(0.01);

const voucherSchema = z.object({
  id: jsonId,
  /** The last four characters, after dots: a whole code can be spent by anybody who reads it. */
  maskedCode: z.string(),
  balance: euroSchema,
  amount: euroSchema,
  origin: voucherOriginSchema,
  paidWith: voucherPaymentSchema.optional(),
  name: z.string(),
  email: z.string(),
  createdAt: dateTimeSchema,
  blocked: z.boolean(),
});
export type Voucher = z.infer<typeof voucherSchema>;

const voucherDetailsSchema = voucherSchema.extend({
  /** Oldest first; their amounts add up to the balance. */
  entries: z.array(
    z.object({
      id: jsonId,
      kind: voucherEntryKindSchema,
      amount: z.number(),
      reservationId: jsonId.nullable(),
      /** The volunteer; null: the system, or the buyer of a reservation. */
      actor: z.string().nullable(),
      reason: z.string(),
      at: dateTimeSchema,
    }),
  ),
});
export type VoucherDetails = z.infer<typeof voucherDetailsSchema>;

/** A voucher with its whole code: after it was made or renewed, or when the code was requested. */
const codedVoucherSchema = voucherDetailsSchema.extend({ code: z.string() });
export type CodedVoucher = z.infer<typeof codedVoucherSchema>;

const params = z.object({ id: idSchema });
const reason = text(200);
/** A key per opened form: a request repeated after a lost response has no second effect. */
const keyed = { key: z.uuid() };

export const listVouchers = endpoint({
  method: "GET",
  path: "/api/admin/vouchers",
  access: "box-office",
  summary: "Vouchers, newest first; found by a name, an address, a whole code, or the last four characters of one",
  query: z.object({
    ...listQuerySchema.shape,
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(200).default(50),
    state: voucherStateSchema.optional(),
  }),
  response: {
    200: z.object({ items: z.array(voucherSchema), total: z.int(), page: z.int(), pageSize: z.int() }),
  },
  example: { query: { search: "Mia" } },
});

export const voucherFormSchema = z.object({
  amount: z.number().min(1).max(MAX_VOUCHER_EUROS).multipleOf(0.01),
  /** `transfer`: the money is already on the account. */
  paid: z.enum(["cash", "transfer", "free"]),
  reason: optionalLine(200).optional(),
  name: secondName(80).optional(),
  email: z.union([z.literal(""), emailSchema]).optional(),
});
export type VoucherForm = z.infer<typeof voucherFormSchema>;

export const sellVoucher = endpoint({
  method: "POST",
  path: "/api/admin/vouchers",
  access: "box-office",
  summary: "Sell or give a voucher, once for each key; with an address its PDF is mailed",
  body: voucherFormSchema.extend(keyed),
  response: { 201: codedVoucherSchema },
  errors: ["VOUCHER_DONE_OTHERWISE"],
  example: {
    body: { amount: 25, paid: "cash", name: "Oma Jeanne", key: "0b0f7a4e-1c55-4c0e-9d3b-2f6f0a9c1e21" },
  },
});

export const getVoucher = endpoint({
  method: "GET",
  path: "/api/admin/vouchers/:id",
  access: "box-office",
  summary: "A voucher and its ledger; of its code only the last four characters",
  params,
  response: { 200: voucherDetailsSchema },
  errors: ["VOUCHER_NOT_FOUND"],
  example: { params: { id: 1 } },
});

export const voucherCorrectionSchema = z.object({ amount: signedEuros.refine((amount) => amount !== 0), reason });

export const correctVoucher = endpoint({
  method: "POST",
  path: "/api/admin/vouchers/:id/corrections",
  access: "box-office",
  summary: "Add to a voucher or take from it, with a reason, once for each key",
  params,
  body: voucherCorrectionSchema.extend(keyed),
  response: { 200: voucherDetailsSchema },
  errors: ["VOUCHER_NOT_FOUND", "VOUCHER_BALANCE", "VOUCHER_DONE_OTHERWISE"],
  example: {
    params: { id: 1 },
    body: { amount: -5, reason: "Te veel verkocht", key: "0b0f7a4e-1c55-4c0e-9d3b-2f6f0a9c1e22" },
  },
});

export const voucherReasonSchema = z.object({ reason });

export const renewVoucher = endpoint({
  method: "POST",
  path: "/api/admin/vouchers/:id/renew",
  access: "box-office",
  summary: "Give a lost voucher another code: the old one stops working at once, the balance stays",
  params,
  body: voucherReasonSchema,
  response: { 200: codedVoucherSchema },
  errors: ["VOUCHER_NOT_FOUND"],
  example: { params: { id: 1 }, body: { reason: "Verloren" } },
});

export const showVoucherCode = endpoint({
  method: "POST",
  path: "/api/admin/vouchers/:id/code",
  access: "box-office",
  summary: "The whole code of a voucher, to print it or to read it out; the log says who asked",
  params,
  response: { 200: codedVoucherSchema },
  errors: ["VOUCHER_NOT_FOUND"],
  example: { params: { id: 1 } },
});

export const blockVoucher = endpoint({
  method: "POST",
  path: "/api/admin/vouchers/:id/block",
  access: "box-office",
  summary: "Block a voucher, or no longer: while it is blocked nobody can spend it",
  params,
  body: z.object({ blocked: z.boolean(), reason }),
  response: { 200: voucherDetailsSchema },
  errors: ["VOUCHER_NOT_FOUND"],
  example: { params: { id: 1 }, body: { blocked: true, reason: "Verloren" } },
});

export const mailVoucher = endpoint({
  method: "POST",
  path: "/api/admin/vouchers/:id/mail",
  access: "box-office",
  summary: "Send a voucher's PDF to this address, which it keeps",
  params,
  body: z.object({ email: emailSchema }),
  response: { 200: voucherDetailsSchema },
  errors: ["VOUCHER_NOT_FOUND"],
  example: { params: { id: 1 }, body: { email: "mia@podium.example" } },
});

export const refundAsVoucher = endpoint({
  method: "POST",
  path: "/api/admin/refunds/:paymentId/voucher",
  access: "box-office",
  summary: "Give a refund that is due as a voucher, mailed to the guest; the same again changes nothing",
  params: z.object({ paymentId: idSchema }),
  response: { 200: refundSchema },
  errors: ["REFUND_UNDER_WAY", "PAYMENT_NOT_FOUND", "REFUND_DONE"],
  example: { params: { paymentId: 2 } },
});
