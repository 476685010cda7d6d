/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as cards, a table loses its roles in some browsers */
import { classNames } from "./class-names.ts";
import { cellsOf, type DataColumn } from "./data-table-columns.ts";

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
