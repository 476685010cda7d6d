import * as z from "zod";
import { dateTimeSchema, euroSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { routes } from "./routes.ts";

/** yyyy-mm-dd, at the theatre; what is paid after midnight, until five, is of the evening before. */
const eveningSchema = z.iso.date();

/** Sums that a volunteer received and refunded on an evening, in euros. */
const sumsSchema = z.object({
  /** In cash. */
  received: euroSchema,
  /** In cash; not below zero. */
  refunded: euroSchema,
  /** Received less refunded; below zero when more went back. */
  cash: z.number(),
  /** By card, at the terminal. */
  card: euroSchema,
});

const volunteerSchema = z.object({
  id: jsonId,
  /** As the account is named now: nobody once it is erased. */
  name: z.string(),
});

const cashEntrySchema = z.object({
  at: dateTimeSchema,
  volunteer: volunteerSchema,
  kind: z.enum(["RESERVATION", "SEATS_ADDED", "VOUCHER", "REFUND"]),
  reservationId: jsonId.nullable(),
  voucherId: jsonId.nullable(),
  way: z.enum(["CASH", "CARD"]),
  /** Below zero: given back. */
  amount: z.number(),
});
export type CashEntry = z.infer<typeof cashEntrySchema>;

const cashBookSchema = z.object({
  day: eveningSchema,
  /** Tonight, and those evenings with money that the caller may see, newest first. */
  evenings: z.array(eveningSchema),
  /** By name. */
  volunteers: z.array(volunteerSchema.extend(sumsSchema.shape)),
  total: sumsSchema,
  /** In the order in which they were noted. */
  entries: z.array(cashEntrySchema),
});
export type CashBook = z.infer<typeof cashBookSchema>;

export const getCashBook = endpoint({
  ...routes.getCashBook,
  access: "box-office",
  summary:
    "What each volunteer received in cash and by card on one evening, cash refunds taken off; without a day: tonight. " +
    "BOX_OFFICE sees tonight and the evenings on which they received something, ADMIN all",
  query: z.object({ day: eveningSchema.optional() }),
  response: { 200: cashBookSchema },
  errors: ["CASH_BOOK_NOT_FOUND"],
});
