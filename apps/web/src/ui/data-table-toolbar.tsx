import { useMutation } from "@tanstack/react-query";
import { Download } from "virtual:icons";
import { useId, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { downloadCsv, type ExportColumn, exportRows, type TableExport } from "./csv.ts";
import type { DataColumn } from "./data-table-model.ts";
import { controlStyle } from "./field.tsx";
import { SearchField } from "./search-field.tsx";
import { toast } from "./toast.ts";

interface Sort {
  id: string;
  desc: boolean;
}

interface DataTableToolbarProps<Row> {
  searchLabel: string;
  query: string;
  onQuery: (query: string) => void;
  actions: ReactNode;
  filters: ReactNode;
  exportAs: TableExport;
  alsoExported: readonly ExportColumn<Row>[] | undefined;
  columns: readonly DataColumn<Row>[];
  /** Returns the rows found, in order; may fetch. A failure is shown here. */
  exported: () => readonly Row[] | Promise<readonly Row[]>;
  sorting: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}

export function DataTableToolbar<Row>(props: DataTableToolbarProps<Row>) {
  const { searchLabel, query, onQuery, actions, filters, exportAs, alsoExported, columns, exported, sorting, onSort } =
    props;
  const sortId = useId();
  const sortable = columns.filter((column) => column.sortBy);
  const exporting = useMutation({
    mutationFn: async () => downloadCsv(exportAs, exportRows(await exported(), columns, alsoExported)),
    onError: (error) => toast.error("Exporteren is niet gelukt.", { description: error.message }),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchField label={searchLabel} value={query} onChange={onQuery} className="min-w-60 flex-1" />
      <div className="flex flex-wrap items-center gap-3">
        {actions}
        <Button variant="secondary" icon={<Download />} busy={exporting.isPending} onClick={() => exporting.mutate()}>
          Exporteer (CSV)
        </Button>
      </div>
      {filters !== undefined && <div className="flex w-full flex-wrap gap-3">{filters}</div>}
      {sortable.length > 0 && (
        <div className="flex w-full items-center gap-3 lg:hidden">
          <label htmlFor={sortId} className="text-sm font-semibold whitespace-nowrap">
            Sorteer op
          </label>
          <select
            id={sortId}
            value={sorting ? `${sorting.id} ${sorting.desc ? "desc" : "asc"}` : ""}
            onChange={(event) => {
              const [id, order] = event.target.value.split(" ");
              onSort(id ? { id, desc: order === "desc" } : undefined);
            }}
            className={controlStyle}
          >
            <option value="">Standaard</option>
            {sortable.map(({ id, header }) => [
              <option key={`${id} asc`} value={`${id} asc`}>
                {header} (oplopend)
              </option>,
              <option key={`${id} desc`} value={`${id} desc`}>
                {header} (aflopend)
              </option>,
            ])}
          </select>
        </div>
      )}
    </div>
  );
}
