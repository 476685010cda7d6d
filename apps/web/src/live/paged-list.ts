/** Lists searched, sorted and paged by the server (decisions, section 3). */
import type { ListQuery } from "@podium/shared/contracts/common";
import { type ListOptions, type ListView, useListView } from "#platform/list-view.ts";
import { queryClient } from "#platform/query-client.ts";
import type { LiveQuery } from "./live-query.ts";
import { liveQueries, useLiveQuery } from "./use-live-query.ts";

export interface ListPage<Row> {
  items: readonly Row[];
  total: number;
}

export type ListResponse<Row> = readonly Row[] | { items: readonly Row[]; total: number };

export type FetchList<Row> = (request: { query: ListQuery; signal?: AbortSignal }) => Promise<ListResponse<Row>>;

const LARGEST_PAGE = 200;

type PagedListQuery<Row, Snapshot, Event> = LiveQuery<ListPage<Row>, Snapshot, Event>;

export function pagedListQuery<Row, Snapshot = never, Event = never>(
  key: readonly string[],
  view: ListView,
  fetchList: FetchList<Row>,
  following: Pick<PagedListQuery<Row, Snapshot, Event>, "room" | "apply" | "onEvent"> = {},
): PagedListQuery<Row, Snapshot, Event> {
  return {
    ...following,
    key: [...key, view],
    fetch: async (signal) => toPage(await fetchList({ query: toQuery(view), signal })),
  };
}

export function useServerPage<Row, Snapshot, Event>(
  queryOf: (view: ListView) => PagedListQuery<Row, Snapshot, Event>,
  options?: ListOptions,
) {
  const { view, settled, onView } = useListView(options);
  const {
    data: page,
    error,
    isFetching,
    isPlaceholderData: stale,
    refetch,
  } = useLiveQuery(queryOf(settled), { keepPrevious: true });
  const everyRow = (): Promise<Row[]> => fetchEveryPage((part) => queryOf({ ...view, ...part }));
  const data = page && { rows: page.items, total: page.total, view, onView, stale, everyRow };
  return { data, error, isFetching, refetch };
}

async function fetchEveryPage<Row, Snapshot, Event>(
  queryOf: (part: Pick<ListView, "pageIndex" | "pageSize">) => PagedListQuery<Row, Snapshot, Event>,
): Promise<Row[]> {
  const { signal } = new AbortController();
  const rows: Row[] = [];
  for (let pageIndex = 0; ; pageIndex += 1) {
    const page = await queryOf({ pageIndex, pageSize: LARGEST_PAGE }).fetch(signal, () => undefined);
    rows.push(...page.items);
    if (page.items.length === 0 || rows.length >= page.total) return rows;
  }
}

/** Changes rows of the pages below a key, loaded or pending. */
export function changeLoadedRows<Row>(key: readonly string[], change: (row: Row) => Row): void {
  liveQueries.change<ListPage<Row>>(key, (page) => ({ ...page, items: page.items.map(change) }));
}

export function findLoadedRow<Row>(key: readonly string[], test: (row: Row) => boolean): Row | undefined {
  return queryClient
    .getQueriesData<ListPage<Row>>({ queryKey: key })
    .flatMap(([, page]) => page?.items ?? [])
    .find(test);
}

function toPage<Row>(response: ListResponse<Row>): ListPage<Row> {
  return "items" in response
    ? { items: response.items, total: response.total }
    : { items: response, total: response.length };
}

function toQuery({ search, pageIndex, pageSize, sort }: ListView): ListQuery {
  const sought = search.trim();
  return {
    page: pageIndex + 1,
    pageSize,
    ...(sought === "" ? {} : { search: sought }),
    ...(sort ? { sort: `${sort.desc ? "-" : ""}${sort.id}` } : {}),
  };
}
