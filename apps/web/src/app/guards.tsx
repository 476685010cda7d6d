import { FIRST_LANGUAGE } from "@podium/shared/words/languages";
import type { Access } from "@podium/shared/contracts/roles";
import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation, useParams } from "react-router-dom";
import { oneMoment } from "#messages/nl/site.ts";
import { currentLanguage } from "#messages/messages.ts";
import { lazyComponent } from "#platform/lazy-component.ts";
import { paths } from "#platform/paths.ts";
import { rememberPath } from "#platform/return-path.ts";
import { byLinkAtom, entranceAtom, sessionEndedAtom, tokenAtom, userAtom, userMay } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Loading } from "#ui/loading.tsx";
import { documentPath } from "./document-path.ts";

// The page loads only when it is needed, because few users see it.
const { Component: ProveFirstPage } = lazyComponent(
  async () => (await import("#pages/prove-first.tsx")).ProveFirstPage,
);

interface RequireUserProps {
  /** Whether the page is also for visitors who choose seats without signing in. */
  anonymous?: boolean;
  /** Whether the page is about one reservation, and so also for users who came by a mailed link about it. */
  ofReservation?: boolean;
  children: ReactNode;
}

/** Redirects a visitor to /login, which leads back afterwards; asks users who came by a mailed link for a proof. */
export function RequireUser({ anonymous = false, ofReservation = false, children }: RequireUserProps) {
  const byLink = useAtomValue(byLinkAtom);
  const { id, reservationId = id } = useParams();
  const token = useAtomValue(tokenAtom);
  const isAnonymous = useAtomValue(userAtom)?.anonymous === true;
  const location = useLocation();
  if (byLink !== null && ofReservation && Number(reservationId) === byLink.reservationId) return children;
  if (byLink !== null) return <ProveFirstPage reservationId={byLink.reservationId} />;
  if (token === null || (isAnonymous && !anonymous))
    return <Navigate to={paths.login} state={rememberPath(location)} replace />;
  return children;
}

/** Redirects to Home or /login (specification, section 2). The server guards the data itself. */
export function RequireRole({ access, children }: { access: Access; children: ReactNode }) {
  const token = useAtomValue(tokenAtom);
  const user = useAtomValue(userAtom);
  const isEnded = useAtomValue(sessionEndedAtom);
  const location = useLocation();
  if (isEnded) return <Navigate to={paths.login} state={rememberPath(location)} replace />;
  if (token !== null && user === null) return <Loading label={oneMoment().wait} />;
  if (!userMay(user, access)) return <Navigate to={paths.home} replace />;
  return children;
}

/** Shows the page to a device of the entrance, also once it is no longer paired; shows `otherwise` to all others. */
export function RequireEntrance({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  return useAtomValue(entranceAtom) ? children : otherwise;
}

/** Guards a page that exists in Dutch alone: in another language, it loads the Dutch document. */
export function RequireDutch({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  return currentLanguage() === FIRST_LANGUAGE ? children : <OtherDocument address={pathname + search + hash} />;
}

/** Guards a page whose document has its own content policy: loads that document, unless this is it. */
export function RequireOwnDocument({ path, children }: { path: string; children: ReactNode }) {
  const { search } = useLocation();
  const own = documentPath === path || documentPath === `${path}/`;
  return own ? children : <OtherDocument address={path + search} />;
}

function OtherDocument({ address }: { address: string }) {
  useEffect(() => window.location.replace(address), [address]);
  return <Loading label={oneMoment().wait} />;
}
