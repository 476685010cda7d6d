import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { MAX_STATEMENT_CHARACTERS } from "@podium/shared/contracts/limits";
import { decodeStatement } from "./code-page.ts";

export interface StatementFile {
  fileName: string;
  content: string;
}

/** @throws Error with a Dutch sentence for the screen */
export async function readStatementFile(file: File): Promise<StatementFile> {
  if (file.size > MAX_STATEMENT_CHARACTERS) throw new Error(errorMessage("STATEMENT_TOO_LARGE"));
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    throw new Error("Dit bestand kon niet gelezen worden. Kies het opnieuw.");
  }
  return { fileName: file.name.slice(0, 255), content: decodeStatement(bytes) };
}
