/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as cards, a table loses its roles in some browsers */
import { useTable, type RowData, type SortingState } from "@tanstack/react-table";
import { useDeferredValue, useMemo, useState, type ReactNode } from "react";
import { DataTableBody } from "./data-table-body.tsx";
import { dataTableFeatures, toDefinition, type DataColumn } from "./data-table-columns.ts";
import { DataTableFooter } from "./data-table-footer.tsx";
import { DataTableHead } from "./data-table-head.tsx";
import { DataTableToolbar } from "./data-table-toolbar.tsx";
import { matches, searchable } from "./search-text.ts";

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string | number;
  /** The words in the search box; without them there is none. */
  searchLabel?: string;
  /** The name of the CSV file; without it there is no export. */
  exportName?: string;
  pageSize?: number;
  sortedBy?: { id: string; descending?: boolean };
  /** Extra class of a row, such as its colour. */
  rowClass?: (row: Row) => string | undefined;
  /** Shown instead of the table when there are no rows at all. */
  empty: ReactNode;
  /** Buttons beside the search box. */
  actions?: ReactNode;
}

/** A table that searches, sorts, pages and exports; on a phone each row is a card. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const {
    caption,
    rows,
    columns,
    rowId,
    searchLabel,
    exportName,
    pageSize = 25,
    sortedBy,
    rowClass,
    empty,
    actions,
  } = props;
  const [query, setQuery] = useState("");
  const [pagination, setPagination] = useState({ pageIndex: 0, pageSize });
  const [sorting, setSorting] = useState<SortingState>(
    sortedBy ? [{ id: sortedBy.id, desc: sortedBy.descending ?? false }] : [],
  );
  const sought = useDeferredValue(query);

  const found = useMemo(() => {
    if (sought.trim() === "") return [...rows];
    return rows.filter((row) =>
      matches(searchable(columns.map((column) => column.text?.(row) ?? "").join(" ")), sought),
    );
  }, [rows, columns, sought]);

  const definitions = useMemo(() => columns.map((column) => toDefinition(column)), [columns]);
  const table = useTable({
    features: dataTableFeatures,
    columns: definitions,
    data: found,
    getRowId: (row) => String(rowId(row)),
    // A change that comes in live must not throw the reader back to the first page.
    autoResetPageIndex: false,
    state: {
      sorting,
      pagination: { ...pagination, pageIndex: Math.min(pagination.pageIndex, lastPage(found.length, pageSize)) },
    },
    onSortingChange: setSorting,
    onPaginationChange: setPagination,
  });
  const byId = new Map(columns.map((column) => [column.id, column]));

  if (rows.length === 0) {
    return (
      <div className="flex flex-col gap-4">
        {actions !== undefined && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
        {empty}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <DataTableToolbar
        {...{ searchLabel, query, actions, exportName, columns }}
        onQuery={(text) => {
          setQuery(text);
          setPagination({ pageIndex: 0, pageSize });
        }}
        exported={() => table.getSortedRowModel().rows.map((row) => row.original)}
        sorting={sorting[0]}
        onSort={(sort) => setSorting(sort ? [sort] : [])}
      />
      <div className="lg:overflow-x-auto lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:shadow-card">
        <table role="table" className="block w-full text-left lg:table">
          <caption className="sr-only">{caption}</caption>
          <DataTableHead table={table} columns={byId} />
          <DataTableBody rows={table.getRowModel().rows} columns={columns} rowClass={rowClass} />
        </table>
      </div>
      {found.length === 0 && <p className="py-8 text-center text-muted">Niets gevonden voor “{query.trim()}”.</p>}
      <DataTableFooter
        total={found.length}
        pageIndex={Math.min(pagination.pageIndex, lastPage(found.length, pageSize))}
        pageSize={pageSize}
        onPage={(pageIndex) => setPagination({ pageIndex, pageSize })}
      />
    </div>
  );
}

function lastPage(total: number, pageSize: number): number {
  return Math.max(0, Math.ceil(total / pageSize) - 1);
}
