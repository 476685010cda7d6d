/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as cards, a table loses its roles in some browsers */
import { functionalUpdate, useTable, type RowData, type SortingState } from "@tanstack/react-table";
import { useEffect, useMemo, type ReactNode } from "react";
import { DataTableBody } from "./data-table-body.tsx";
import { dataTableFeatures, toDefinition, type DataColumn } from "./data-table-columns.ts";
import { DataTableFooter } from "./data-table-footer.tsx";
import { DataTableHead } from "./data-table-head.tsx";
import { DataTableToolbar } from "./data-table-toolbar.tsx";

/** What is looked at of a list that somebody else searches, sorts and pages. */
export interface TableView {
  search: string;
  pageIndex: number;
  pageSize: number;
  /** The id of a column that has `sortBy`; undefined: the list's own order. */
  sort: { id: string; desc: boolean } | undefined;
}

export interface PagedTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  /** The rows of this page, and how many there are on all pages. */
  rows: readonly Row[];
  total: number;
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string | number;
  view: TableView;
  onView: (view: TableView) => void;
  /** Another page or search is on its way: what is shown is the last one. */
  stale?: boolean;
  searchLabel: string;
  /** The name of the CSV file and how to get all rows of this search; without it there is no export. */
  exporting?: { name: string; rows: () => Promise<readonly Row[]> };
  rowClass?: (row: Row) => string | undefined;
  /** Shown instead of the table when there are no rows at all. */
  empty: ReactNode;
  /** Shown below the head when the search found nothing; a sentence with what was sought unless given. */
  nothingFound?: ReactNode;
  /** Buttons beside the search box. */
  actions?: ReactNode;
}

/** The table for lists that can grow long: the same look as `DataTable`, but it only ever holds one page. */
export function PagedTable<Row extends RowData>(props: PagedTableProps<Row>) {
  const {
    caption,
    rows,
    total,
    columns,
    rowId,
    view,
    onView,
    stale = false,
    searchLabel,
    exporting,
    rowClass,
    empty,
    nothingFound,
    actions,
  } = props;
  const { search, pageIndex, pageSize, sort } = view;
  const definitions = useMemo(() => columns.map((column) => toDefinition(column)), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const sorting: SortingState = sort ? [sort] : [];
  const table = useTable({
    features: dataTableFeatures,
    columns: definitions,
    data,
    getRowId: (row) => String(rowId(row)),
    manualSorting: true,
    manualPagination: true,
    autoResetPageIndex: false,
    rowCount: total,
    state: { sorting, pagination: { pageIndex: 0, pageSize } },
    onSortingChange: (change) => onView({ ...view, pageIndex: 0, sort: functionalUpdate(change, sorting)[0] }),
  });

  // The rows of the last page can go, deleted or paid: the page before is the last one then.
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1);
  const beyond = pageIndex > lastPage && !stale;
  useEffect(() => {
    if (beyond) onView({ ...view, pageIndex: lastPage });
  }, [beyond, lastPage, onView, view]);

  if (total === 0 && search.trim() === "" && !stale) {
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
        searchLabel={searchLabel}
        query={search}
        onQuery={(text) => onView({ ...view, pageIndex: 0, search: text })}
        actions={actions}
        exportName={exporting?.name}
        columns={columns}
        exported={exporting?.rows ?? (() => rows)}
        sorting={sort}
        onSort={(order) => onView({ ...view, pageIndex: 0, sort: order })}
      />
      <div
        aria-busy={stale}
        className="transition-opacity aria-busy:opacity-60 lg:overflow-x-auto lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:shadow-card"
      >
        <table role="table" className="block w-full text-left lg:table lg:text-[0.94rem] lg:leading-snug">
          <caption className="sr-only">{caption}</caption>
          <DataTableHead table={table} columns={byId} />
          <DataTableBody rows={table.getRowModel().rows} columns={columns} rowClass={rowClass} />
        </table>
      </div>
      {total === 0 &&
        (nothingFound ?? <p className="py-8 text-center text-muted">Niets gevonden voor “{search.trim()}”.</p>)}
      <DataTableFooter
        total={total}
        pageIndex={pageIndex}
        pageSize={pageSize}
        onPage={(index) => onView({ ...view, pageIndex: index })}
      />
    </div>
  );
}
