import * as z from "zod";
import { dateTimeSchema, euroSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { reservationSchema } from "./reservations.ts";
import { routes } from "./routes.ts";

/** Which column of a CSV file holds what, by the names in its first row. */
export const csvColumnsSchema = z.object({
  amount: z.string().max(200),
  message: z.string().max(200),
  name: z.string().max(200).nullish(),
  date: z.string().max(200).nullish(),
  reference: z.string().max(200).nullish(),
});
export type CsvColumns = z.output<typeof csvColumnsSchema>;

const columnGuessSchema = z.record(csvColumnsSchema.keyof(), z.string().nullable());
/** Which columns seem to be which; null: none of them. */
export type ColumnGuess = z.infer<typeof columnGuessSchema>;

export const statementLineSchema = z.object({
  transactionId: jsonId,
  amount: euroSchema,
  /** As the bank writes it: yyyy-mm-dd; null when the file does not say. */
  bookedOn: z.string().nullable(),
  name: z.string(),
  message: z.string(),
  /** `certain` is proposed checked, `doubtful` unchecked, `none` has nothing to confirm, `done` was confirmed before. */
  match: z.enum(["certain", "doubtful", "none", "done"]),
  /** What it seems to pay; with `none` only to look at (an amount that differs, for example). */
  reservation: reservationSchema.nullable(),
  /** Why it is not certain; a Dutch sentence. */
  reason: z.string().nullable(),
});
export type StatementLine = z.infer<typeof statementLineSchema>;

export const statementAnswerSchema = z.discriminatedUnion("kind", [
  /** A CSV file without a choice of columns: which there are, and what stands in them. */
  z.object({
    kind: z.literal("columns"),
    headers: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    guess: columnGuessSchema,
  }),
  z.object({
    kind: z.literal("statement"),
    /** When this very file was read before; null: now for the first time. */
    readBefore: dateTimeSchema.nullable(),
    lines: z.array(statementLineSchema),
  }),
]);
export type StatementAnswer = z.infer<typeof statementAnswerSchema>;

export const uploadBankStatement = endpoint({
  ...routes.uploadBankStatement,
  access: "admin",
  summary:
    "Read a bank statement (CAMT.053 XML or CSV) and propose which reservations its transfers pay; confirms nothing",
  body: z.object({
    fileName: z.string().max(255),
    content: z.string(),
    columns: csvColumnsSchema.nullish(),
  }),
  response: { 200: statementAnswerSchema },
  errors: ["STATEMENT_TOO_LARGE", "STATEMENT_TOO_LONG", "STATEMENT_UNSAFE", "STATEMENT_UNREADABLE", "STATEMENT_EMPTY"],
});

export const confirmTransfers = endpoint({
  ...routes.confirmTransfers,
  access: "admin",
  summary:
    "Confirm the reservations that these transfers pay, each on its own: one that fails does not stop the others",
  body: z.object({
    matches: z
      .array(z.object({ transactionId: jsonId, reservationId: jsonId }))
      .min(1)
      .max(500),
  }),
  response: {
    200: z.array(z.object({ transactionId: jsonId, reservationId: jsonId, ok: z.boolean(), message: z.string() })),
  },
});
