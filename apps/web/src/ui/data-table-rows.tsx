/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as cards, a table loses its roles in some browsers */
import type { Column, ReactTable, RowData } from "@tanstack/react-table";
import { ArrowDown, ArrowUp, ArrowUpDown } from "virtual:icons";
import { classNames } from "./class-names.ts";
import { cellsOf, type DataColumn, type DataTableFeatures } from "./data-table-model.ts";

interface DataTableBodyProps<Row> {
  rows: readonly { id: string; original: Row }[];
  columns: readonly DataColumn<Row>[];
  rowClass: ((row: Row) => string | undefined) | undefined;
}

export function DataTableBody<Row>({ rows, columns, rowClass }: DataTableBodyProps<Row>) {
  const cells = cellsOf(columns);
  return (
    <tbody role="rowgroup" className="flex flex-col gap-3 lg:table-row-group">
      {rows.map(({ id, original }) => (
        <tr
          key={id}
          role="row"
          data-row={id}
          className={classNames(
            "block rounded-lg border border-line bg-surface p-3 shadow-card lg:table-row lg:rounded-none lg:border-0 lg:border-t lg:shadow-none",
            rowClass?.(original),
          )}
        >
          {cells.map((parts) => (
            <td
              key={parts[0]?.id}
              role="cell"
              className={classNames(
                "block lg:table-cell lg:px-2 lg:py-1.5 lg:first:pl-4 lg:last:pr-4 lg:align-middle",
                parts[0]?.align === "end" && "lg:text-right lg:tabular-nums",
              )}
            >
              {parts.map((column) => (
                <div
                  key={column.id}
                  data-label={column.header}
                  className={classNames(
                    "grid grid-cols-[minmax(7rem,2fr)_3fr] items-center gap-3 py-1 before:text-sm before:font-semibold before:text-muted before:content-[attr(data-label)]",
                    "max-[22rem]:grid-cols-1 max-[22rem]:gap-0 lg:block lg:py-0 lg:before:content-none",
                    column.under !== undefined && "lg:text-sm lg:text-muted",
                  )}
                >
                  <div className="min-w-0 wrap-break-word">{column.cell(original)}</div>
                </div>
              ))}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

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
