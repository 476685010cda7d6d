import * as z from "zod";
import type { ContractSentence } from "#contracts/errors/messages/fr.ts";
import { euroSchema, idSchema, jsonId, optionalLine } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { MAX_VOUCHERS } from "./limits.ts";

const codeTypeSchema = z.enum(["SPONSOR", "PRE_ORDER", "DISCOUNT"]);
export type CodeType = z.infer<typeof codeTypeSchema>;

/** GIFT: a voucher. */
const typedCodeTypeSchema = z.enum([...codeTypeSchema.options, "GIFT"]);
export type TypedCodeType = z.infer<typeof typedCodeTypeSchema>;

const daySchema = z.iso.date("Kies een dag." satisfies ContractSentence);

const ticketCodeSchema = z.object({
  id: jsonId,
  code: z.string(),
  type: codeTypeSchema,
  maxTickets: z.int(),
  usedCount: z.int(),
  /** Never shown to visitors. */
  name: z.string().optional(),
  /** A DISCOUNT code has one of these two. */
  percent: z.int().optional(),
  amountPerSeat: euroSchema.optional(),
  /** Absent: all shows. */
  showIds: z.array(jsonId).optional(),
  validUntil: daySchema.optional(),
});
export type TicketCode = z.infer<typeof ticketCodeSchema>;

/** Most tickets of one code (specification, section 6). */
const MAX_CODE_TICKETS = 100;
const MAX_SHOWS_OF_CODE = 100;

/** Terms of a code that may change; absent ones mean no particular purpose, all shows, and no end. */
export const codeTermsSchema = z.object({
  name: optionalLine(60).optional(),
  showIds: z.array(jsonId).min(1).max(MAX_SHOWS_OF_CODE).optional(),
  validUntil: daySchema.optional(),
});
export type CodeTermsForm = z.infer<typeof codeTermsSchema>;

const plainCodeSchema = codeTermsSchema.extend({
  type: z.enum(["SPONSOR", "PRE_ORDER"]),
  maxTickets: z.int().min(1).max(MAX_CODE_TICKETS),
});

const discountCodeSchema = codeTermsSchema
  .extend({
    type: z.literal("DISCOUNT"),
    maxTickets: z.int().min(1).max(MAX_CODE_TICKETS),
    percent: z.int().min(1).max(100).optional(),
    amountPerSeat: z.number().min(0.01).max(1000).multipleOf(0.01).optional(),
  })
  .refine(({ percent, amountPerSeat }) => (percent === undefined) !== (amountPerSeat === undefined), {
    message: "Kies een percentage of een bedrag per stoel." satisfies ContractSentence,
    path: ["percent"],
  });

export const ticketCodeFormSchema = z.discriminatedUnion("type", [plainCodeSchema, discountCodeSchema]);
export type TicketCodeForm = z.infer<typeof ticketCodeFormSchema>;

export const createTicketCode = endpoint({
  method: "POST",
  path: "/api/admin/ticket-codes",
  access: "admin",
  summary: "Create a ticket code; the server generates it",
  body: ticketCodeFormSchema,
  response: { 201: ticketCodeSchema },
  example: { body: { type: "PRE_ORDER", maxTickets: 4, name: "Leden", validUntil: "2026-12-31" } },
});

export const listTicketCodes = endpoint({
  method: "GET",
  path: "/api/admin/ticket-codes",
  access: "admin",
  summary: "All ticket codes, newest first",
  response: { 200: z.array(ticketCodeSchema) },
});

export const updateTicketCode = endpoint({
  method: "PUT",
  path: "/api/admin/ticket-codes/:id",
  access: "admin",
  summary: "Give a ticket code another name, other shows or another end; who reserved with it keeps what it gave",
  params: z.object({ id: idSchema }),
  body: codeTermsSchema,
  response: { 200: ticketCodeSchema },
  errors: ["CODE_NOT_FOUND"],
  example: { params: { id: 1 }, body: { name: "Bakkerij De Voorbeelden", showIds: [1] } },
});

export const deleteTicketCode = endpoint({
  method: "DELETE",
  path: "/api/admin/ticket-codes/:id",
  access: "admin",
  summary: "Delete a ticket code: it stops working at once; reservations still record it",
  params: z.object({ id: idSchema }),
  response: { 204: z.null() },
  errors: ["CODE_NOT_FOUND"],
  example: { params: { id: 1 } },
});

const codeValidationSchema = z.object({
  valid: z.boolean(),
  codeType: typedCodeTypeSchema.nullable(),
  /** For a voucher with a balance: as many as a cart holds. */
  availableTickets: z.int(),
  message: z.string(),
  /** With this code alone; absent without a cart. */
  total: euroSchema.optional(),
});
export type CodeValidation = z.infer<typeof codeValidationSchema>;

export const validateCode = endpoint({
  method: "GET",
  path: "/api/reservation/validate-code",
  access: "session",
  summary:
    "Whether a code is valid and for how many tickets, and what one's cart costs with it; 200 for an unknown code too",
  query: z.object({ code: z.string().trim().min(1) }),
  response: { 200: codeValidationSchema },
  example: { query: { code: "k7m4 p9wx 3hrc" } },
});

export const codesSchema = z.object({
  ticketCode: z.string().trim().max(40).nullish(),
  vouchers: z.array(z.string().trim().min(1).max(40)).max(MAX_VOUCHERS).optional(),
});

export const reductionSchema = z.object({
  discount: euroSchema.optional(),
  vouchers: z.array(z.object({ code: z.string(), amount: euroSchema })).optional(),
});

export const CODE_ERRORS = [
  "CODE_UNKNOWN",
  "CODE_EXHAUSTED",
  "CODE_USED_UP",
  "CODE_OTHER_SHOW",
  "CODE_PAST",
  "VOUCHER_BLOCKED",
  "VOUCHER_EMPTY",
] as const;

export const quoteAmountDue = endpoint({
  method: "POST",
  path: "/api/reservation/amount-due",
  access: "session",
  summary: "What one's cart costs with these codes together; nothing is used up",
  body: codesSchema,
  response: { 200: reductionSchema.extend({ grossPrice: euroSchema, total: euroSchema }) },
  errors: ["CART_NOT_FOUND", ...CODE_ERRORS],
  example: { body: { vouchers: ["7K4M-9PWX-3HRC-2F8J"] } },
});
