import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router-dom";

export interface ListView {
  search: string;
  pageIndex: number;
  pageSize: number;
  /** The id of a column with `sortBy`; undefined: the list's own order. */
  sort: { id: string; desc: boolean } | undefined;
  /** The choice of each filter, by the filter's name in the address. */
  filters?: Readonly<Record<string, string>>;
}

export interface ListOptions {
  pageSize?: number | undefined;
  sort?: ListView["sort"];
  filters?: readonly string[];
}

export type OnView = (view: ListView, options?: { replace?: boolean }) => void;

const SEARCH = "zoek";
const PAGE = "pagina";
const SORT = "sorteer";
const QUIET_MS = 200;
const NONE: readonly string[] = [];

/** Keeps the view in the address, for back, reload and shared links; typed text only once typing pauses. */
export function useListView({ pageSize = 25, sort, filters = NONE }: ListOptions = {}) {
  const [address, changeAddress] = useAddressParams();
  const [typed, setTyped] = useState<string | null>(null);
  const settled: ListView = {
    search: address.get(SEARCH) ?? "",
    pageIndex: Math.max(0, (Number.parseInt(address.get(PAGE) ?? "", 10) || 1) - 1),
    pageSize,
    sort: parseSort(address.get(SORT)) ?? sort,
    filters: Object.fromEntries([...address].filter(([name, chosen]) => filters.includes(name) && chosen !== "")),
  };
  if (typed === settled.search) setTyped(null);
  const view = typed === null ? settled : { ...settled, search: typed, pageIndex: 0 };

  const write: OnView = (next, { replace = false } = {}) => {
    const written = {
      [SEARCH]: next.search,
      [PAGE]: next.pageIndex === 0 ? "" : String(next.pageIndex + 1),
      [SORT]: next.sort && next.sort !== sort ? `${next.sort.desc ? "-" : ""}${next.sort.id}` : "",
      ...Object.fromEntries(filters.map((name) => [name, next.filters?.[name] ?? ""])),
    };
    changeAddress(
      (params) => {
        for (const [name, value] of Object.entries(written)) {
          if (value === "") params.delete(name);
          else params.set(name, value);
        }
      },
      { replace },
    );
  };
  // The first letter of a search adds a history entry, so that back shows all rows; later letters replace it.
  const settle = useEffectEvent((search: string) => write({ ...view, search }, { replace: settled.search !== "" }));
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => settle(typed), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const onView: OnView = (next, options) =>
    next.search === view.search ? write(next, options) : setTyped(next.search);
  return { view, settled, onView };
}

function parseSort(written: string | null): ListView["sort"] {
  if (!written) return undefined;
  return written.startsWith("-") ? { id: written.slice(1), desc: true } : { id: written, desc: false };
}

/** Last written parameters, until the router has drawn them: it draws in a transition, which other work delays. */
let undrawn: { from: string; params: URLSearchParams } | null = null;

/**
 * Unlike with `useSearchParams`, two changes from different places add up, even before the first is drawn. No change is
 * made while the page is being left: the address is the next page's already, and it would take the visitor back.
 */
export function useAddressParams() {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const drawnAt = useRef<string>(undefined);
  useEffect(() => {
    if (undrawn?.from !== key) undrawn = null;
    drawnAt.current = window.location.pathname;
  }, [key]);

  const change = (apply: (params: URLSearchParams) => void, options?: NavigateOptions): void => {
    if (window.location.pathname !== (drawnAt.current ?? window.location.pathname)) return;
    const next = new URLSearchParams(undrawn?.from === key ? undrawn.params : params);
    apply(next);
    undrawn = { from: key, params: next };
    void navigate(`?${next}`, { preventScrollReset: true, ...options });
  };
  return [params, change] as const;
}
