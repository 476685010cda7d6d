import { type ColumnDef, type RowData, rowSortingFeature, tableFeatures } from "@tanstack/react-table";
import { type ReactNode, useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import { folded, matches } from "@podium/shared/words/search-text";
import { type ListOptions, type ListView, type OnView, useListView } from "#platform/list-view.ts";

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Text for search and export; without it the column is in neither. */
  text?: (row: Row) => string;
  /** Text for export, when a spreadsheet would misread `text`. */
  exported?: (row: Row) => string;
  /** Sort value, dates as ISO text or milliseconds; without it the column cannot be sorted. */
  sortBy?: (row: Row) => string | number;
  align?: "start" | "end";
  /** The id of the column whose cell this one shares, below its content; on a card each has its own line. */
  under?: string;
}

/** Groups columns by the cells that they share: a table with one cell per column does not fit a laptop. */
export function cellsOf<Row>(columns: readonly DataColumn<Row>[]): readonly (readonly DataColumn<Row>[])[] {
  return columns
    .filter(({ under }) => under === undefined)
    .map((column) => [column, ...columns.filter(({ under }) => under === column.id)]);
}

export const dataTableFeatures = tableFeatures({ rowSortingFeature });
export type DataTableFeatures = typeof dataTableFeatures;

export function toDefinition<Row extends RowData>(column: DataColumn<Row>): ColumnDef<DataTableFeatures, Row> {
  const { id, header, sortBy } = column;
  return { id, header, accessorFn: (row) => sortBy?.(row) ?? "", enableSorting: sortBy !== undefined };
}

export interface TablePage<Row> {
  rows: readonly Row[];
  /** Rows on all pages of this search. */
  total: number;
  view: ListView;
  onView: OnView;
  /** Whether another page or search is loading: the rows are still the previous ones. */
  stale?: boolean;
  /** All rows of this search in its order, for export. */
  everyRow: () => readonly Row[] | Promise<readonly Row[]>;
}

const collator = new Intl.Collator("nl", { numeric: true, sensitivity: "base" });

/** TanStack Table filters per column, but a search spans columns; and its page does not follow when rows disappear. */
export function useLocalPage<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  options?: ListOptions,
): TablePage<Row> {
  const { view, onView } = useListView(options);
  const { pageSize } = view;
  const sought = useDeferredValue(view.search);
  const found = rows.filter(
    (row) => sought.trim() === "" || matches(folded(columns.map(({ text }) => text?.(row) ?? "").join(" ")), sought),
  );
  const sorted = inOrder(found, columns, view.sort);
  // A live change keeps the reader on the same page, or on the last one left.
  const pageIndex = Math.min(view.pageIndex, lastPage(sorted.length, pageSize));
  return {
    rows: sorted.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
    total: sorted.length,
    view: { ...view, pageIndex },
    onView,
    everyRow: () => sorted,
  };
}

export function lastPage(total: number, pageSize: number): number {
  return Math.max(0, Math.ceil(total / pageSize) - 1);
}

function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: ListView["sort"],
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.id)?.sortBy;
  if (!sort || !sortBy) return rows;
  const direction = sort.desc ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: keyOf(sortBy(row)) }));
  return keyed.toSorted((a, b) => direction * compare(a.key, b.key)).map(({ row }) => row);
}

/** Returns the key to sort by: texts are folded, so that every form of apostrophe sorts alike. */
const keyOf = (value: string | number): string | number => (typeof value === "number" ? value : folded(value));

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));
}

const MARK_MS = 8000;

/** Marks of things that just changed, by id; a mark disappears after `MARK_MS`, counted anew when it is set again. */
export function useMarks(): [ReadonlyMap<number, string>, (id: number, word: string) => void] {
  const [marks, setMarks] = useState<ReadonlyMap<number, string>>(new Map());
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  const mark = useCallback((id: number, word: string) => {
    setMarks((all) => new Map(all).set(id, word));
    clearTimeout(timers.current.get(id));
    const fade = setTimeout(() => {
      timers.current.delete(id);
      setMarks((all) => new Map([...all].filter(([marked]) => marked !== id)));
    }, MARK_MS);
    timers.current.set(id, fade);
  }, []);
  return [marks, mark];
}
