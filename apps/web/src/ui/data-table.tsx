/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as cards, a table loses its roles in some browsers */
import { functionalUpdate, type RowData, type SortingState, useTable } from "@tanstack/react-table";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { ChevronLeft, ChevronRight } from "virtual:icons";
import type { ExportColumn, TableExport } from "./csv.ts";
import { DataTableBody, DataTableHead } from "./data-table-rows.tsx";
import { type DataColumn, dataTableFeatures, lastPage, type TablePage, toDefinition } from "./data-table-model.ts";
import { DataTableToolbar } from "./data-table-toolbar.tsx";
import { IconButton } from "./icon-button.tsx";

interface DataTableProps<Row> {
  caption: string;
  page: TablePage<Row>;
  columns: readonly DataColumn<Row>[];
  rowClass?: (row: Row) => string | undefined;
  searchLabel: string;
  exportAs: TableExport;
  alsoExported?: readonly ExportColumn<Row>[];
  empty: ReactNode;
  nothingFound?: ReactNode;
  actions?: ReactNode;
  filters?: ReactNode;
}

export function DataTable<Row extends RowData & { id: number }>(props: DataTableProps<Row>) {
  const {
    caption,
    page,
    columns,
    rowClass,
    searchLabel,
    exportAs,
    alsoExported,
    empty,
    nothingFound,
    actions,
    filters,
  } = props;
  const { rows, total, view, onView, stale = false, everyRow } = page;
  const { search, pageIndex, pageSize, sort } = view;
  const definitions = useMemo(() => columns.map((column) => toDefinition(column)), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const sorting: SortingState = sort ? [sort] : [];
  const table = useTable({
    features: dataTableFeatures,
    columns: definitions,
    data,
    getRowId: ({ id }) => String(id),
    manualSorting: true,
    state: { sorting },
    onSortingChange: (change) => onView({ ...view, pageIndex: 0, sort: functionalUpdate(change, sorting)[0] }),
  });

  // When the last page loses all its rows, deleted or paid, the one before is shown.
  const last = lastPage(total, pageSize);
  const beyond = pageIndex > last && !stale;
  useEffect(() => {
    if (beyond) onView({ ...view, pageIndex: last }, { replace: true });
  }, [beyond, last, onView, view]);

  const element = useRef<HTMLTableElement>(null);
  const turnTo = (index: number): void => {
    onView({ ...view, pageIndex: index });
    element.current?.scrollIntoView({ block: "start" });
    element.current?.focus({ preventScroll: true });
  };

  const filtered = Object.keys(view.filters ?? {}).length > 0;
  if (total === 0 && search.trim() === "" && !filtered && !stale) {
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
        {...{ searchLabel, actions, filters, exportAs, alsoExported, columns }}
        query={search}
        onQuery={(text) => onView({ ...view, pageIndex: 0, search: text })}
        exported={everyRow}
        sorting={sort}
        onSort={(order) => onView({ ...view, pageIndex: 0, sort: order })}
      />
      <div
        aria-busy={stale}
        className="transition-opacity aria-busy:opacity-60 lg:overflow-clip lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:shadow-card"
      >
        <table
          ref={element}
          role="table"
          tabIndex={-1}
          className="block scroll-mt-24 w-full text-left lg:table lg:text-[0.94rem] lg:leading-snug"
        >
          <caption className="sr-only">{caption}</caption>
          <DataTableHead table={table} columns={columns} />
          <DataTableBody rows={table.getRowModel().rows} columns={columns} rowClass={rowClass} />
        </table>
      </div>
      {total === 0 &&
        (nothingFound ?? (
          <p className="py-8 text-center text-muted">
            Niets gevonden{search.trim() !== "" && ` voor “${search.trim()}”`}
            {filtered && " met deze keuzes"}.
          </p>
        ))}
      <DataTableFooter {...{ total, pageIndex, pageSize }} onPage={turnTo} />
    </div>
  );
}

interface DataTableFooterProps {
  total: number;
  pageIndex: number;
  pageSize: number;
  onPage: (pageIndex: number) => void;
}

function DataTableFooter({ total, pageIndex, pageSize, onPage }: DataTableFooterProps) {
  if (total === 0) return null;
  const first = pageIndex * pageSize + 1;
  const last = Math.min(total, first + pageSize - 1);
  return (
    <nav aria-label="Pagina's" className="flex items-center justify-between gap-3 text-muted">
      <p role="status">
        {first}–{last} van {total}
      </p>
      {total > pageSize && (
        <div className="flex gap-1">
          <IconButton
            label="Vorige pagina"
            icon={<ChevronLeft />}
            disabled={pageIndex === 0}
            onClick={() => onPage(pageIndex - 1)}
          />
          <IconButton
            label="Volgende pagina"
            icon={<ChevronRight />}
            disabled={last === total}
            onClick={() => onPage(pageIndex + 1)}
          />
        </div>
      )}
    </nav>
  );
}
