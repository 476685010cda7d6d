import { saveFile } from "./save-file.ts";

/** CSV for a Dutch Excel: semicolons, CRLF, a byte order mark. Cells that would run as formulas stay text. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

/** Downloads rows as a CSV file; the name without its extension. */
export function downloadCsv(name: string, rows: readonly (readonly string[])[]): void {
  saveFile(`${name}.csv`, new Blob([toCsv(rows)], { type: "text/csv;charset=utf-8" }));
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d\s.,]+$/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
