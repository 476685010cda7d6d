import * as z from "zod";
import { dateTimeSchema, euroSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { reservationSchema } from "./reservations.ts";

const exampleStatement = `Datum;Bedrag;Naam;Mededeling;Referentie
2026-11-20;12,00;An Peeters;Tickets #2 - Peeters An;B-0001
2026-11-20;50,00;Bakkerij De Voorbeelden;Sponsoring;B-0002`;

const MAX_OTHER_RESERVATIONS = 10;

export const csvColumnsSchema = z.object({
  amount: z.string().max(200),
  /** Column of money that left, when `amount` has only incoming money; undefined: as guessed; null: none. */
  paidOut: z.string().max(200).nullish(),
  /** Column with 'Af' or 'Credit'; undefined: as guessed; null: the amounts have a sign, or all money came in. */
  direction: z.string().max(200).nullish(),
  message: z.string().max(200),
  name: z.string().max(200).nullish(),
  date: z.string().max(200).nullish(),
  reference: z.string().max(200).nullish(),
});
export type CsvColumns = z.output<typeof csvColumnsSchema>;

const columnGuessSchema = z.record(csvColumnsSchema.keyof(), z.string().nullable());
/** Null: no header fits. */
export type ColumnGuess = z.infer<typeof columnGuessSchema>;

/**
 * `link`: the money of a reservation that was confirmed by hand. `cash`, `accept`: it falls short, and the rest is paid
 * in cash or waived. `returned`: a refund came back, and is due again.
 */
const statementActionSchema = z.enum(["confirm", "link", "cash", "accept", "refund", "returned"]);
export type StatementAction = z.infer<typeof statementActionSchema>;

const statementLineSchema = z.object({
  transactionId: jsonId,
  /** `RETURNED`: the society's own money came back. `BATCH`: the total of payments whose parts are unknown. */
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
  /** Further reservations of the same person, which this line pays with the first. */
  also: z.array(reservationSchema).optional(),
  /** Why the match is not certain, in Dutch. */
  reason: z.string().nullable(),
  acts: z.array(statementActionSchema),
  /** Amount to refund after the first of `acts`, or after `refund`: all of it, or the excess; null: nothing. */
  back: euroSchema.nullable(),
});
export type StatementLine = z.infer<typeof statementLineSchema>;

const statementResponseSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("columns"),
    /** Whether the chosen columns do not tell the direction; `direction: null` then says that all money came in. */
    asksDirection: z.boolean(),
    headers: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    guess: columnGuessSchema,
  }),
  z.object({
    kind: z.literal("statement"),
    readBefore: dateTimeSchema.nullable(),
    lines: z.array(statementLineSchema),
    unread: z.array(z.object({ text: z.string(), reason: z.enum(["AMOUNT", "DIRECTION"]) })),
    /** How many lines took money from the account or are no payments. */
    skipped: z.int(),
    /** Left out, as they are not in euros (CODA). */
    foreignAccounts: z.array(z.object({ account: z.string(), currency: z.string() })).optional(),
  }),
]);
export type StatementResponse = z.infer<typeof statementResponseSchema>;

export const uploadBankStatement = endpoint({
  method: "POST",
  path: "/api/admin/bank-statements",
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
  example: {
    body: {
      fileName: "afschrift-november.csv",
      content: exampleStatement,
      columns: {
        amount: "Bedrag",
        direction: null,
        message: "Mededeling",
        name: "Naam",
        date: "Datum",
        reference: "Referentie",
      },
    },
  },
});

export const confirmTransfers = endpoint({
  method: "POST",
  path: "/api/admin/bank-statements/confirm",
  access: "box-office",
  summary:
    "Do what a volunteer decided about these transfers, each on its own: one that fails does not stop the others",
  body: z.object({
    matches: z
      .array(
        z.object({
          transactionId: jsonId,
          reservationId: jsonId,
          also: z.array(jsonId).max(MAX_OTHER_RESERVATIONS).optional(),
          act: statementActionSchema.default("confirm"),
          /** Amount to refund, or missing amount, as the volunteer saw it; refused when it has changed. */
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
        /** After a failure: the line with the decisions that are possible now. */
        line: statementLineSchema.optional(),
      }),
    ),
  },
  example: { body: { matches: [{ transactionId: 1, reservationId: 2 }] } },
});
