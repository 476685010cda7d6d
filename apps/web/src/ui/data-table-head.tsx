/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as cards, a table loses its roles in some browsers */
import type { Column, ReactTable, RowData } from "@tanstack/react-table";
import { ArrowDown, ArrowUp, ArrowUpDown } from "virtual:icons";
import { classNames } from "./class-names.ts";
import { cellsOf, type DataColumn, type DataTableFeatures } from "./data-table-columns.ts";

interface DataTableHeadProps<Row extends RowData> {
  table: ReactTable<DataTableFeatures, Row>;
  columns: readonly DataColumn<Row>[];
}

const arrows = { asc: ArrowUp, desc: ArrowDown };
const orders = { asc: "ascending", desc: "descending" } as const;
const orderWords = { asc: "oplopend", desc: "aflopend" } as const;

/** Hidden on a phone, where each cell carries its column's name and the toolbar sorts. */
export function DataTableHead<Row extends RowData>({ table, columns }: DataTableHeadProps<Row>) {
  return (
    <thead role="rowgroup" className="max-lg:hidden">
      <tr role="row">
        {cellsOf(columns).map((parts) => {
          const order = parts.map(({ id }) => table.getColumn(id)?.getIsSorted()).find(Boolean);
          return (
            <th
              key={parts[0]?.id}
              role="columnheader"
              scope="col"
              aria-sort={order ? orders[order] : undefined}
              className={classNames(
                "bg-surface-sunken px-2 py-1.5 text-sm leading-tight font-semibold first:pl-4 last:pr-4",
                parts[0]?.align === "end" && "text-right",
              )}
            >
              {parts.map((part) => (
                <span key={part.id} className={classNames("block", part.under !== undefined && "text-muted")}>
                  <DataColumnName name={part.header} column={table.getColumn(part.id)} shared={parts.length > 1} />
                </span>
              ))}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface DataColumnNameProps<Row extends RowData> {
  name: string;
  column: Column<DataTableFeatures, Row> | undefined;
  /** Whether columns share the heading, whose sort order then does not say which of them is sorted. */
  shared: boolean;
}

function DataColumnName<Row extends RowData>({ name, column, shared }: DataColumnNameProps<Row>) {
  if (!column?.getCanSort()) return <span className="inline-flex min-h-6 items-center">{name}</span>;
  const sorted = column.getIsSorted();
  const Arrow = sorted === false ? ArrowUpDown : arrows[sorted];
  return (
    <button
      type="button"
      onClick={column.getToggleSortingHandler()}
      className="-mx-1 inline-flex min-h-6 items-center gap-1 rounded-md px-1 text-left hover:text-accent"
    >
      {name}
      {shared && sorted && <span className="sr-only"> ({orderWords[sorted]})</span>}
      <Arrow className={classNames("size-3.5 shrink-0", sorted === false && "opacity-40")} />
    </button>
  );
}
