import type { CsvColumns, StatementAnswer, uploadBankStatement } from "@podium/shared/contracts/bank-statements";
import { call } from "#platform/api-client.ts";

/** Reads a statement; nothing is confirmed. @throws {ApiError} 400 or 413 with what is wrong with the file */
export function postStatement(file: {
  fileName: string;
  content: string;
  columns?: CsvColumns;
}): Promise<StatementAnswer> {
  return call<typeof uploadBankStatement>({ method: "POST", path: "/api/admin/bank-statements", body: file });
}
