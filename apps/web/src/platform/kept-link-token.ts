import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useLinkToken, useTakenLink } from "./link-token.ts";

/** The history state that opens a page as the link of a mail does. */
export interface LinkState {
  linkToken: string;
}

/**
 * The token of a mail's link, stored with this entry of the history: a phone may reload the page after the visitor
 * looked something up in another app.
 */
export function useKeptLinkToken(): string | undefined {
  const linked = useLinkToken();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<LinkState> | null };
  useEffect(() => {
    if (linked !== null) void navigate(".", { replace: true, state: { linkToken: linked } satisfies LinkState });
  }, [linked, navigate]);
  const token = linked ?? state?.linkToken;
  useTakenLink(token === undefined ? "" : `#token=${encodeURIComponent(token)}`);
  return token;
}
