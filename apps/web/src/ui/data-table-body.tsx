/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as cards, a table loses its roles in some browsers */
import { classNames } from "./class-names.ts";
import type { DataColumn } from "./data-table-columns.ts";

interface DataTableBodyProps<Row> {
  rows: readonly { id: string; original: Row }[];
  columns: readonly DataColumn<Row>[];
  rowClass: ((row: Row) => string | undefined) | undefined;
}

export function DataTableBody<Row>({ rows, columns, rowClass }: DataTableBodyProps<Row>) {
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
          {columns.map((column) => (
            <td
              key={column.id}
              role="cell"
              data-label={column.header}
              className={classNames(
                "grid grid-cols-[minmax(7rem,2fr)_3fr] items-center gap-3 py-1 before:text-sm before:font-semibold before:text-muted before:content-[attr(data-label)]",
                "lg:table-cell lg:px-2.5 lg:py-2.5 lg:first:pl-4 lg:last:pr-4 lg:align-middle lg:before:content-none",
                column.align === "end" && "lg:text-right lg:tabular-nums",
              )}
            >
              <div className="min-w-0">{column.cell(original)}</div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
