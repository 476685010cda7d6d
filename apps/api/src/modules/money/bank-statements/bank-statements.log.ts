import { type LogSentences, price } from "#modules/records/audit/audit.service.ts";

export type BankStatementsLog = typeof bankStatementsLog;

export const bankStatementsLog = {
  STATEMENT_READ: ({ transfers }: { transfers: number }, { subjectId }) =>
    `Rekeningafschrift #${subjectId} ingelezen: ${transfers} ${transfers === 1 ? "overschrijving" : "overschrijvingen"}`,
  /** `cash`: the rest is paid in cash; otherwise it is waived. */
  /** `gift`: the part of what was waived that was a gift. */
  TRANSFER_SHORT: (
    { amount, short, cash }: { amount: number; short: number; gift?: number; cash: boolean },
    { subjectId },
  ) =>
    `Reservering #${subjectId} bevestigd met een overschrijving van ${price(amount)}: ${price(short)} ${cash ? "wordt contant betaald" : "werd kwijtgescholden"}`,
} satisfies LogSentences;
