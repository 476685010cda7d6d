import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { setLinkHash } from "./link-hash.ts";

const tokenOf = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get("token") || null;

function linkOfAddress(): string {
  const { hash } = window.location;
  return tokenOf(hash) === null ? "" : hash;
}

/**
 * The token of a mail's link, which is behind `#`; null when the address has none. Takes it out of the address, so that
 * neither the history nor a shared or printed address keeps it. For pages that are not prerendered.
 */
export function useLinkToken(): string | null {
  const [link, setLink] = useState(linkOfAddress);
  useLayoutEffect(() => {
    const read = (): void => {
      const found = linkOfAddress();
      if (found === "") return;
      setLink(found);
      replaceAddress(window.location.search);
    };
    read();
    // A second link that is opened in this tab changes nothing but the part behind `#`.
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  useLinkHash(link);
  return tokenOf(link);
}

/** Records what the address would have behind `#`, while the page that removed it is open. */
export function useLinkHash(hash: string): void {
  useLayoutEffect(() => {
    if (hash === "") return undefined;
    setLinkHash(hash);
    return () => setLinkHash("");
  }, [hash]);
}

/** Whether a link of the former version, with its token before `#`, led here; removes the token from the address. */
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

/** Changes the address at once; the router would do so later, in a transition. */
function replaceAddress(search: string): void {
  window.history.replaceState(window.history.state, "", window.location.pathname + search);
}

/** The history state that opens a page as the link of a mail does. */
export interface LinkState {
  linkToken: string;
}

/** Stored with this entry of the history: a phone may reload the page after a look at another app. */
export function useStoredLinkToken(): string | undefined {
  const linked = useLinkToken();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<LinkState> | null };
  useEffect(() => {
    if (linked !== null) void navigate(".", { replace: true, state: { linkToken: linked } satisfies LinkState });
  }, [linked, navigate]);
  const token = linked ?? state?.linkToken;
  useLinkHash(token === undefined ? "" : `#token=${encodeURIComponent(token)}`);
  return token;
}
