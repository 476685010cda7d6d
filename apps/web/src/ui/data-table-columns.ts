import { rowSortingFeature, tableFeatures, type ColumnDef, type RowData } from "@tanstack/react-table";
import type { ReactNode } from "react";

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Text for search and export; without it the column is in neither. */
  text?: (row: Row) => string;
  /** Text for export, when a spreadsheet would misread `text`. */
  exported?: (row: Row) => string;
  /** Sort value, dates as ISO text or milliseconds; without it the column cannot be sorted. */
  sortBy?: (row: Row) => string | number;
  align?: "start" | "end";
  /** The id of the column whose cell this one shares, below its content; on a card each has its own line. */
  under?: string;
}

/** Groups columns by the cells that they share: a table with one cell per column does not fit a laptop. */
export function cellsOf<Row>(columns: readonly DataColumn<Row>[]): readonly (readonly DataColumn<Row>[])[] {
  return columns
    .filter(({ under }) => under === undefined)
    .map((column) => [column, ...columns.filter(({ under }) => under === column.id)]);
}

export const dataTableFeatures = tableFeatures({ rowSortingFeature });
export type DataTableFeatures = typeof dataTableFeatures;

export function toDefinition<Row extends RowData>(column: DataColumn<Row>): ColumnDef<DataTableFeatures, Row> {
  const { id, header, sortBy } = column;
  return { id, header, accessorFn: (row) => sortBy?.(row) ?? "", enableSorting: sortBy !== undefined };
}
