import { useLayoutEffect, useState } from "react";

const tokenOfAddress = (): string | null => new URLSearchParams(window.location.hash.slice(1)).get("token") || null;

/**
 * The token of a mail's link, which is behind `#`; null when the address has none. Takes it out of the address, so that
 * neither the history nor a shared or printed address keeps it. For pages that are not drawn beforehand.
 */
export function useLinkToken(): string | null {
  const [token, setToken] = useState(tokenOfAddress);
  useLayoutEffect(() => {
    const take = (): void => {
      const found = tokenOfAddress();
      if (found === null) return;
      setToken(found);
      replaceAddress(window.location.search);
    };
    take();
    // A second link that is opened in this tab changes nothing but the part behind `#`.
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);
  return token;
}

/** Whether a link of the former version led here, whose token was before `#`; takes it out of the address as well. */
export function useFormerLink(): boolean {
  const [isFormer] = useState(() => new URLSearchParams(window.location.search).has("token"));
  useLayoutEffect(() => {
    if (!isFormer) return;
    const query = new URLSearchParams(window.location.search);
    query.delete("token");
    replaceAddress(query.size > 0 ? `?${query.toString()}` : "");
  }, [isFormer]);
  return isFormer;
}

/** Not by the router, which would do it later, in a transition. */
function replaceAddress(search: string): void {
  window.history.replaceState(window.history.state, "", window.location.pathname + search);
}
