import * as z from "zod";
import { dateTimeSchema, euroSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** yyyy-mm-dd at the theatre; a payment between midnight and five belongs to the evening before. */
export const eveningSchema = z.iso.date();

const sumsSchema = z.object({
  received: euroSchema,
  refunded: euroSchema,
  /** Received less refunded; below zero when more went back. */
  cash: z.number(),
  card: euroSchema,
});

export const tillVolunteerSchema = z.object({
  id: jsonId,
  /** The account's current name; empty once it is erased. */
  name: z.string(),
});

export const cashEntrySchema = z.object({
  at: dateTimeSchema,
  volunteer: tillVolunteerSchema,
  kind: z.enum(["RESERVATION", "SEATS_ADDED", "VOUCHER", "REFUND"]),
  reservationId: jsonId.nullable(),
  voucherId: jsonId.nullable(),
  way: z.enum(["CASH", "CARD"]),
  /** Null: the volunteer had no open shift. */
  shiftId: jsonId.nullable(),
  /** Below zero for a refund. */
  amount: z.number(),
  /** Part of the amount that is a gift to the society; absent when there is none. */
  gift: z.number().optional(),
});
export type CashEntry = z.infer<typeof cashEntrySchema>;

const cashBookSchema = z.object({
  day: eveningSchema,
  /** Tonight, and the evenings with payments that the caller may see, newest first. */
  evenings: z.array(eveningSchema),
  volunteers: z.array(tillVolunteerSchema.extend(sumsSchema.shape)),
  total: sumsSchema,
  entries: z.array(cashEntrySchema),
});
export type CashBook = z.infer<typeof cashBookSchema>;

export const getCashBook = endpoint({
  method: "GET",
  path: "/api/admin/cash-book",
  access: "box-office",
  summary:
    "What each volunteer received in cash and by card on one evening, cash refunds taken off; without a day: tonight. " +
    "BOX_OFFICE sees tonight and the evenings on which they received something, ADMIN all",
  query: z.object({ day: eveningSchema.optional() }),
  response: { 200: cashBookSchema },
  errors: ["CASH_BOOK_NOT_FOUND"],
  example: { query: {} },
});
