import * as z from "zod";
import { dateTimeSchema, euroSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { reservationSchema } from "./reservations.ts";
import { routes } from "./routes.ts";

/** Reservations that one transfer pays beside the first. */
const MOST_TOGETHER = 10;

/** The columns of a CSV file by their header. */
export const csvColumnsSchema = z.object({
  amount: z.string().max(200),
  /** Column of money that left the account, where `amount` has only what came in; undefined: as guessed. */
  paidOut: z.string().max(200).nullish(),
  /** Which way the money went ('Af', 'Credit'); undefined: as guessed; null: the amounts say it, or all came in. */
  direction: z.string().max(200).nullish(),
  message: z.string().max(200),
  name: z.string().max(200).nullish(),
  date: z.string().max(200).nullish(),
  reference: z.string().max(200).nullish(),
});
export type CsvColumns = z.output<typeof csvColumnsSchema>;

const columnGuessSchema = z.record(csvColumnsSchema.keyof(), z.string().nullable());
/** Guessed columns; null: none fits. */
export type ColumnGuess = z.infer<typeof columnGuessSchema>;

/**
 * Decisions that a volunteer can make about a transfer. `confirm`: it pays its reservations. `link`: it is the money of
 * one that was confirmed by hand. `cash`: it falls short, and the rest is paid in cash. `accept`: it falls short, and
 * that is all. `refund`: all of it goes back. `returned`: a refund came back, and is due again.
 */
const statementActSchema = z.enum(["confirm", "link", "cash", "accept", "refund", "returned"]);
export type StatementAct = z.infer<typeof statementActSchema>;

const statementLineSchema = z.object({
  transactionId: jsonId,
  /** `RETURNED`: money of one's own that came back. `BATCH`: the total of payments whose parts are not known. */
  kind: z.enum(["PAYMENT", "RETURNED", "BATCH"]),
  amount: euroSchema,
  /** yyyy-mm-dd, as in the file; null when it has no date. */
  bookedOn: z.string().nullable(),
  name: z.string(),
  message: z.string(),
  /** `certain` is proposed checked, `doubtful` unchecked, `none` has nothing to confirm, `done` is confirmed. */
  match: z.enum(["certain", "doubtful", "none", "done"]),
  /** The matching reservation; with `none` for information only (a different amount, for example). */
  reservation: reservationSchema.nullable(),
  /** Further reservations of the same person, which it pays with the first. */
  also: z.array(reservationSchema).optional(),
  /** Why it is not certain; a Dutch sentence. */
  reason: z.string().nullable(),
  acts: z.array(statementActSchema),
  /** Amount due back by the first of `acts`, or by `refund`: all of it, or what it brought too much; null: nothing. */
  back: euroSchema.nullable(),
});
export type StatementLine = z.infer<typeof statementLineSchema>;

const statementResponseSchema = z.discriminatedUnion("kind", [
  /** Response to a CSV file without a choice of columns, or without one that says which way the money went. */
  z.object({
    kind: z.literal("columns"),
    /** The columns that were chosen do not say it; null for `direction` says that all of it came in. */
    asksDirection: z.boolean(),
    headers: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    guess: columnGuessSchema,
  }),
  z.object({
    kind: z.literal("statement"),
    /** When the same file was uploaded before; null: never. */
    readBefore: dateTimeSchema.nullable(),
    lines: z.array(statementLineSchema),
    /** Lines that may be money, and cannot be read: `AMOUNT` says nothing sure, or nobody knows its `DIRECTION`. */
    unread: z.array(z.object({ text: z.string(), reason: z.enum(["AMOUNT", "DIRECTION"]) })),
    /** How many movements left the account or are no payments. */
    skipped: z.int(),
    /** Accounts in the file that were left out, because they are not in euros; of a CODA file with several. */
    foreignAccounts: z.array(z.object({ account: z.string(), currency: z.string() })).optional(),
  }),
]);
export type StatementResponse = z.infer<typeof statementResponseSchema>;

export const uploadBankStatement = endpoint({
  ...routes.uploadBankStatement,
  access: "box-office",
  summary:
    "Read a bank statement (CAMT.053 XML, CODA or CSV) and propose which reservations its transfers pay; confirms nothing",
  body: z.object({
    fileName: z.string().max(255),
    content: z.string(),
    columns: csvColumnsSchema.nullish(),
  }),
  response: { 200: statementResponseSchema },
  errors: [
    "STATEMENT_TOO_LARGE",
    "STATEMENT_TOO_LONG",
    "STATEMENT_UNSAFE",
    "STATEMENT_UNREADABLE",
    "STATEMENT_DAMAGED",
    "STATEMENT_FOREIGN",
    "STATEMENT_EMPTY",
  ],
});

export const confirmTransfers = endpoint({
  ...routes.confirmTransfers,
  access: "box-office",
  summary:
    "Do what a volunteer decided about these transfers, each on its own: one that fails does not stop the others",
  body: z.object({
    matches: z
      .array(
        z.object({
          transactionId: jsonId,
          reservationId: jsonId,
          /** Further reservations that it pays. */
          also: z.array(jsonId).max(MOST_TOGETHER).optional(),
          act: statementActSchema.default("confirm"),
          /** Amount that the volunteer saw as due back, or as missing; the act is refused when that has changed. */
          amount: euroSchema.optional(),
        }),
      )
      .min(1)
      .max(500),
  }),
  response: {
    200: z.array(
      z.object({
        transactionId: jsonId,
        reservationId: jsonId,
        ok: z.boolean(),
        message: z.string(),
        /** The line with the decisions that are possible now, when this one failed. */
        line: statementLineSchema.optional(),
      }),
    ),
  },
});
