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

/** Debounces the search, so that typing does not send a request per letter. */
export function useSettledView(view: ListView, quietMs = 200): ListView {
  const [search, setSearch] = useState(view.search);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(view.search), quietMs);
    return () => clearTimeout(timer);
  }, [view.search, quietMs]);
  return { ...view, search };
}
