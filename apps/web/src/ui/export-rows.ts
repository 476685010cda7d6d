import type { DataColumn } from "./data-table-columns.ts";

/** A column that only the exported file has. */
export type ExportColumn<Row> = Required<Pick<DataColumn<Row>, "header" | "exported">>;

/** Header and cells of the exported file. */
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
