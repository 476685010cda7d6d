import { saveFile } from "./save-file.ts";
import type { DataColumn } from "./data-table-model.ts";

/** CSV for a Dutch Excel: semicolons, CRLF, a byte order mark. Cells that would run as formulas stay text. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

export interface TableExport {
  /** Without the extension. */
  fileName: string;
  /** Called before the file is made; a failure prevents the file. */
  announce: (lines: number) => Promise<unknown>;
}

/** Downloads rows as a CSV file; the first row is the head. */
export async function downloadCsv({ fileName, announce }: TableExport, rows: readonly (readonly string[])[]) {
  await announce(rows.length - 1);
  saveFile(`${fileName}.csv`, new Blob([toCsv(rows)], { type: "text/csv;charset=utf-8" }));
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d\s.,]+$/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export type ExportColumn<Row> = Required<Pick<DataColumn<Row>, "header" | "exported">>;

export function exportRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  more: readonly ExportColumn<Row>[] = [],
): string[][] {
  const written = [...columns.map(({ header, text, exported = text }) => ({ header, exported })), ...more].flatMap(
    ({ header, exported }) => (exported ? [{ header, exported }] : []),
  );
  return [written.map(({ header }) => header), ...rows.map((row) => written.map(({ exported }) => exported(row)))];
}
