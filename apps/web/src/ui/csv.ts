import { saveFile } from "./save-file.ts";

/**
 * Rows as CSV that Excel in Dutch opens well: semicolons, CRLF, a byte order mark.
 * A cell that a spreadsheet would run as a formula is kept as text.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

/** Hands rows to the visitor as a CSV file; the name without its ending. */
export function downloadCsv(name: string, rows: readonly (readonly string[])[]): void {
  saveFile(`${name}.csv`, new Blob([toCsv(rows)], { type: "text/csv;charset=utf-8" }));
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d\s.,]+$/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
