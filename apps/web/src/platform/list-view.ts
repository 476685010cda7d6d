import { useEffect, useState } from "react";

/** What a list shows of all its rows. */
export interface ListView {
  search: string;
  pageIndex: number;
  pageSize: number;
  /** The id of a column with `sortBy`; undefined: the list's own order. */
  sort: { id: string; desc: boolean } | undefined;
}

export function useListView({ pageSize = 25, sort }: { pageSize?: number | undefined; sort?: ListView["sort"] } = {}) {
  return useState<ListView>({ search: "", pageIndex: 0, pageSize, sort });
}

const QUIET_MS = 200;

/** Debounces the search, so that typing does not send a request per letter. */
export function useSettledView(view: ListView): ListView {
  const [search, setSearch] = useState(view.search);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(view.search), QUIET_MS);
    return () => clearTimeout(timer);
  }, [view.search]);
  return { ...view, search };
}
