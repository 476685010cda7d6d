import { useEffect, useMemo } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router-dom";

/** What was written last, until the router has drawn it: it draws in a transition, which other work delays. */
let undrawn: { from: string; params: URLSearchParams } | null = null;

/**
 * The query of the address, and a function that changes a part of it. Unlike those of `useSearchParams` two changes
 * from different places add up, also when the second comes before the first is drawn.
 */
export function useAddressParams() {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  useEffect(() => {
    if (undrawn?.from !== key) undrawn = null;
  }, [key]);

  const change = (apply: (params: URLSearchParams) => void, options?: NavigateOptions): void => {
    const next = new URLSearchParams(undrawn?.from === key ? undrawn.params : params);
    apply(next);
    undrawn = { from: key, params: next };
    void navigate(`?${next}`, { preventScrollReset: true, ...options });
  };
  return [params, change] as const;
}
