import { useEffect, useMemo, useRef } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router-dom";

/** Last written parameters, until the router has drawn them: it draws in a transition, which other work delays. */
let undrawn: { from: string; params: URLSearchParams } | null = null;

/**
 * The query of the address, and a function that changes a part of it. Unlike with `useSearchParams`, two changes from
 * different places add up, even when the second comes before the first is drawn. No change is made while the page is
 * being left: the address is the next page's already, and a change would take the visitor back.
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
