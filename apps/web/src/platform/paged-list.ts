/** Lists that can grow long: searched, sorted and paged by the server (decisions, section 3). */
import type { ListQuery } from "@podium/shared/contracts/common";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createMeanwhile } from "./heard-meanwhile.ts";
import { queryClient } from "./query-client.ts";

export interface ListPage<Row> {
  items: readonly Row[];
  total: number;
}

/** What the API answers: the plain list, or a page of it. */
export type ListAnswer<Row> = readonly Row[] | { items: readonly Row[]; total: number };

export interface ListView {
  search: string;
  pageIndex: number;
  pageSize: number;
  sort: { id: string; desc: boolean } | undefined;
}

interface WithId {
  id: number | string;
}

type FetchList<Row> = (request: { query: ListQuery; signal?: AbortSignal }) => Promise<ListAnswer<Row>>;

/** What the live connection told of the lists of a key, before they could be asked anew. */
interface ListNews {
  key: readonly string[];
  /** The lists of one key hold one kind of row. */
  change: (page: ListPage<unknown>, view: ListView) => ListPage<unknown>;
}
const meanwhile = createMeanwhile<ListNews>();

/** The most that the API gives at once. */
const LARGEST_PAGE = 200;
/** Repairs what a lost message left behind (decisions, section 4: right again within 30 s). */
const REPAIR_MS = 30_000;

/** Loads the page of a list that the view looks at; while the next one loads the last one stays. */
export function usePagedList<Row>(key: readonly string[], view: ListView, fetchList: FetchList<Row>) {
  return useQuery({
    queryKey: [...key, view],
    queryFn: ({ signal }) =>
      meanwhile.over(
        async () => toPage(await fetchList({ query: toQuery(view), signal })),
        (page, news) => (isBelow(key, news.key) ? asRows<Row>(news.change(page, view)) : page),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: REPAIR_MS,
  });
}

/** All rows of a search, in the view's order, for exporting. */
export async function fetchEveryPage<Row>(view: ListView, fetchList: FetchList<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageIndex = 0; ; pageIndex += 1) {
    const page = toPage(await fetchList({ query: toQuery({ ...view, pageIndex, pageSize: LARGEST_PAGE }) }));
    rows.push(...page.items);
    if (page.items.length === 0 || rows.length >= page.total) return rows;
  }
}

/** Changes rows of the pages that are loaded or on their way; `change` answers the row itself where nothing changes. */
export function changeLoadedRows<Row>(key: readonly string[], change: (row: Row) => Row): void {
  takeNews({ key, change: (page) => ({ ...page, items: asRows<Row>(page).items.map(change) }) });
}

/**
 * Puts a new row on top of the first page, where that page is in the list's own order and not searched: it is seen
 * before the server is asked again. Whoever calls it asks for the lists anew.
 */
export function putRowFirst(key: readonly string[], row: WithId): void {
  takeNews({
    key,
    change: (page, { search, pageIndex, pageSize, sort }) => {
      if (search.trim() !== "" || pageIndex !== 0 || sort !== undefined) return page;
      if (asRows<WithId>(page).items.some(({ id }) => id === row.id)) return page;
      return { items: [row, ...page.items].slice(0, pageSize), total: page.total + 1 };
    },
  });
}

function takeNews(news: ListNews): void {
  meanwhile.hear(news);
  for (const [queryKey, page] of queryClient.getQueriesData<ListPage<unknown>>({ queryKey: news.key })) {
    const view = queryKey.at(-1);
    if (page && isView(view)) queryClient.setQueryData(queryKey, news.change(page, view));
  }
}

/** A key names the kind of row of its lists, which types cannot say. */
function asRows<Row>(page: ListPage<unknown>): ListPage<Row> {
  return page as ListPage<Row>;
}

function isBelow(key: readonly string[], ancestor: readonly string[]): boolean {
  return ancestor.every((part, index) => key[index] === part);
}

function isView(view: unknown): view is ListView {
  return typeof view === "object" && view !== null && "search" in view && "pageIndex" in view;
}

/** The loaded row for which `test` holds, if there is one. */
export function findLoadedRow<Row>(key: readonly string[], test: (row: Row) => boolean): Row | undefined {
  for (const [, page] of queryClient.getQueriesData<ListPage<Row>>({ queryKey: key })) {
    const row = page?.items.find(test);
    if (row !== undefined) return row;
  }
  return undefined;
}

function toPage<Row>(answer: ListAnswer<Row>): ListPage<Row> {
  return "items" in answer ? { items: answer.items, total: answer.total } : { items: answer, total: answer.length };
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
