/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as cards, a table loses its roles in some browsers */
import type { ReactTable, RowData } from "@tanstack/react-table";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { classNames } from "./class-names.ts";
import type { DataColumn, DataTableFeatures } from "./data-table-columns.ts";

interface DataTableHeadProps<Row extends RowData> {
  table: ReactTable<DataTableFeatures, Row>;
  columns: readonly DataColumn<Row>[];
}

const arrows = { asc: ArrowUp, desc: ArrowDown };
const orders = { asc: "ascending", desc: "descending" } as const;

/** On a phone each cell carries its column's name and the toolbar sorts. */
export function DataTableHead<Row extends RowData>({ table, columns }: DataTableHeadProps<Row>) {
  return (
    <thead role="rowgroup" className="max-lg:hidden">
      <tr role="row">
        {columns.map(({ id, header, align }) => {
          const column = table.getColumn(id);
          const sorted = column?.getIsSorted() ?? false;
          const Arrow = sorted === false ? ArrowUpDown : arrows[sorted];
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              aria-sort={sorted === false ? undefined : orders[sorted]}
              className={classNames(
                "bg-surface-sunken px-2.5 py-1 text-sm leading-tight font-semibold first:pl-4 last:pr-4",
                align === "end" && "text-right",
              )}
            >
              {column?.getCanSort() ? (
                <button
                  type="button"
                  onClick={column.getToggleSortingHandler()}
                  className="-mx-2 inline-flex min-h-10 items-center gap-1 rounded-md px-2 text-left hover:text-accent"
                >
                  {header}
                  <Arrow className={classNames("size-4 shrink-0", sorted === false && "opacity-40")} />
                </button>
              ) : (
                <span className="inline-flex min-h-10 items-center">{header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
