import * as z from "zod";
import { dateTimeSchema, euroSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { reservationSchema } from "./reservations.ts";
import { routes } from "./routes.ts";

/** The columns of a CSV file by their header. */
export const csvColumnsSchema = z.object({
  amount: z.string().max(200),
  message: z.string().max(200),
  name: z.string().max(200).nullish(),
  date: z.string().max(200).nullish(),
  reference: z.string().max(200).nullish(),
});
export type CsvColumns = z.output<typeof csvColumnsSchema>;

const columnGuessSchema = z.record(csvColumnsSchema.keyof(), z.string().nullable());
/** Guessed columns; null: none fits. */
export type ColumnGuess = z.infer<typeof columnGuessSchema>;

const statementLineSchema = z.object({
  transactionId: jsonId,
  amount: euroSchema,
  /** yyyy-mm-dd, as in the file; null when it has no date. */
  bookedOn: z.string().nullable(),
  name: z.string(),
  message: z.string(),
  /** `certain` is proposed checked, `doubtful` unchecked, `none` has nothing to confirm, `done` is confirmed. */
  match: z.enum(["certain", "doubtful", "none", "done"]),
  /** The matching reservation; with `none` for information only (a different amount, for example). */
  reservation: reservationSchema.nullable(),
  /** Why it is not certain; a Dutch sentence. */
  reason: z.string().nullable(),
});
export type StatementLine = z.infer<typeof statementLineSchema>;

const statementResponseSchema = z.discriminatedUnion("kind", [
  /** Response to a CSV file without a choice of columns. */
  z.object({
    kind: z.literal("columns"),
    headers: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    guess: columnGuessSchema,
  }),
  z.object({
    kind: z.literal("statement"),
    /** When the same file was uploaded before; null: never. */
    readBefore: dateTimeSchema.nullable(),
    lines: z.array(statementLineSchema),
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
