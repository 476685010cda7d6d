import { rowSortingFeature, tableFeatures, type ColumnDef, type RowData } from "@tanstack/react-table";
import type { ReactNode } from "react";

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What search looks through and export writes; without it the column is in neither. */
  text?: (row: Row) => string;
  /** What it is sorted by; without it the column cannot be sorted. Dates as ISO text or milliseconds. */
  sortBy?: (row: Row) => string | number;
  align?: "start" | "end";
}

export const dataTableFeatures = tableFeatures({ rowSortingFeature });
export type DataTableFeatures = typeof dataTableFeatures;

/** Our column as the table library wants it. */
export function toDefinition<Row extends RowData>(column: DataColumn<Row>): ColumnDef<DataTableFeatures, Row> {
  const { id, header, sortBy } = column;
  return { id, header, accessorFn: (row) => sortBy?.(row) ?? "", enableSorting: sortBy !== undefined };
}
