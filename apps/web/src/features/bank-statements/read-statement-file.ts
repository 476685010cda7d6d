import { errorMessage } from "@podium/shared/error-codes";
import { MAX_STATEMENT_CHARACTERS } from "@podium/shared/limits";

export interface StatementFile {
  fileName: string;
  content: string;
}

/** Banks write UTF-8 or, in older exports, Windows-1252. @throws Error with a Dutch sentence for the screen */
export async function readStatementFile(file: File): Promise<StatementFile> {
  if (file.size > MAX_STATEMENT_CHARACTERS) throw new Error(errorMessage("STATEMENT_TOO_LARGE"));
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    throw new Error("Dit bestand kon niet gelezen worden. Kies het opnieuw.");
  }
  return { fileName: file.name.slice(0, 255), content: decode(bytes) };
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
