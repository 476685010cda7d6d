import type { LogSentences } from "./log-sentence.ts";

export type AuditLog = typeof auditLog;

export const auditLog = {
  EXPORTED: ({ list, lines }: { list: string; lines: number }) =>
    `Lijst "${list}" gedownload: ${lines} ${lines === 1 ? "lijn" : "lijnen"}`,
} satisfies LogSentences;
