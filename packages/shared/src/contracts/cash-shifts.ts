import * as z from "zod";
import { cashEntrySchema, eveningSchema, tillVolunteerSchema } from "./cash-book.ts";
import { dateTimeSchema, euroSchema, idSchema, jsonId, optionalLine } from "./common.ts";
import { endpoint } from "./endpoint.ts";

const MAX_TILL_EUROS = 100_000;

const tillAmountSchema = z.number().min(0).max(MAX_TILL_EUROS).multipleOf(0.01);

/** Known once the money was counted; the expected amount is not said before. */
const closedShiftSchema = z.object({
  at: dateTimeSchema,
  /** The volunteer, or an administrator who closed it for them. */
  by: tillVolunteerSchema,
  received: euroSchema,
  refunded: euroSchema,
  /** By card, less what was refunded to a card. */
  card: z.number(),
  /** Opening and received, less refunded: below zero when more was paid back than there was. */
  expected: z.number(),
  counted: euroSchema,
  /** Counted less expected. */
  difference: z.number(),
  note: z.string().nullable(),
});

const cashShiftSchema = z.object({
  id: jsonId,
  volunteer: tillVolunteerSchema,
  openedAt: dateTimeSchema,
  /** The float. */
  opening: euroSchema,
  /** Null: still open. */
  closed: closedShiftSchema.nullable(),
});
export type CashShift = z.infer<typeof cashShiftSchema>;

const cashShiftDetailsSchema = cashShiftSchema.extend({ entries: z.array(cashEntrySchema) });
export type CashShiftDetails = z.infer<typeof cashShiftDetailsSchema>;

const cashShiftsSchema = z.object({
  /** The caller's open shift, whenever it was opened. */
  own: cashShiftSchema.nullable(),
  /** Shifts that were open in the evening, oldest first. */
  shifts: z.array(cashShiftSchema),
});
export type CashShifts = z.infer<typeof cashShiftsSchema>;

const params = z.object({ id: idSchema });

export const listCashShifts = endpoint({
  method: "GET",
  path: "/api/admin/cash-shifts",
  access: "box-office",
  summary:
    "The caller's open shift at the till, and the shifts of one evening; without a day: tonight. BOX_OFFICE sees its " +
    "own, ADMIN all",
  query: z.object({ day: eveningSchema.optional() }),
  response: { 200: cashShiftsSchema },
  example: { query: {} },
});

export const getCashShift = endpoint({
  method: "GET",
  path: "/api/admin/cash-shifts/:id",
  access: "box-office",
  summary: "A shift at the till with each of its amounts; BOX_OFFICE sees its own, ADMIN all",
  params,
  response: { 200: cashShiftDetailsSchema },
  errors: ["CASH_SHIFT_NOT_FOUND"],
  example: { params: { id: 1 } },
});

export const openingSchema = z.object({ opening: tillAmountSchema });

export const openCashShift = endpoint({
  method: "POST",
  path: "/api/admin/cash-shifts",
  access: "box-office",
  summary: "Begin a shift at the till with what is in it; a volunteer has one open shift",
  body: openingSchema,
  response: { 201: cashShiftSchema },
  errors: ["CASH_SHIFT_OPEN"],
  example: { body: { opening: 150 } },
});

export const closingSchema = z.object({
  counted: tillAmountSchema,
  /** Explains the difference; needed when there is one. */
  note: optionalLine(300).optional(),
  /** The difference that the note explains, as CASH_SHIFT_DIFFERS said it; another one is refused again. */
  difference: z.number().min(-MAX_TILL_EUROS).max(MAX_TILL_EUROS).multipleOf(0.01).optional(),
});

export const closeCashShift = endpoint({
  method: "POST",
  path: "/api/admin/cash-shifts/:id/close",
  access: "box-office",
  summary:
    "Close a shift by what was counted. CASH_SHIFT_DIFFERS has in `details` the `expected` amount and the " +
    "`difference`: count again, or repeat the call with that difference and a note. ADMIN also closes others' shifts",
  params,
  body: closingSchema,
  response: { 200: cashShiftSchema },
  errors: ["CASH_SHIFT_NOT_FOUND", "CASH_SHIFT_CLOSED", "CASH_SHIFT_DIFFERS"],
  example: { params: { id: 1 }, body: { counted: 150.5, difference: 0.5, note: "Iemand liet het wisselgeld liggen" } },
});
