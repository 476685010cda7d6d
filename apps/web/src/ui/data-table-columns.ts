import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type RowData,
} from "@tanstack/react-table";
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

export const dataTableFeatures = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});
export type DataTableFeatures = typeof dataTableFeatures;

const collator = new Intl.Collator("nl", { numeric: true, sensitivity: "base" });

/** Our column as the table library wants it. */
export function toDefinition<Row extends RowData>(column: DataColumn<Row>): ColumnDef<DataTableFeatures, Row> {
  const { id, header, sortBy } = column;
  return {
    id,
    header,
    accessorFn: (row) => sortBy?.(row) ?? "",
    enableSorting: sortBy !== undefined,
    sortFn: (a, b) => compare(sortBy?.(a.original) ?? "", sortBy?.(b.original) ?? ""),
  };
}

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));
}
