import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { paths } from "#platform/paths.ts";
import { rememberPath } from "#platform/return-path.ts";
import { entranceAtom, isAdmin, sessionEndedAtom, tokenAtom, userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Loading } from "#ui/loading.tsx";
import { documentPath } from "./document-path.ts";

/** Redirects an anonymous visitor to /login, which leads back afterwards. */
export function RequireUser({ children }: { children: ReactNode }) {
  const token = useAtomValue(tokenAtom);
  const location = useLocation();
  if (token === null) return <Navigate to={paths.login} state={rememberPath(location)} replace />;
  return children;
}

/**
 * Redirects everybody but administrators to Home (specification, section 2); whose session ended to /login and back.
 * The server guards the data itself.
 */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const token = useAtomValue(tokenAtom);
  const user = useAtomValue(userAtom);
  const isEnded = useAtomValue(sessionEndedAtom);
  const location = useLocation();
  if (isEnded) return <Navigate to={paths.login} state={rememberPath(location)} replace />;
  if (token !== null && user === null) return <Loading label="Even geduld…" />;
  if (!isAdmin(user)) return <Navigate to={paths.home} replace />;
  return children;
}

/** A device of the entrance sees the pages of the entrance, also that it is one no more; others as `otherwise` says. */
export function RequireEntrance({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  return useAtomValue(entranceAtom) ? children : otherwise;
}

/** For a page with a content policy of its own, which comes with its document: loads that unless this is it. */
export function RequireOwnDocument({ path, children }: { path: string; children: ReactNode }) {
  const { search } = useLocation();
  const own = documentPath === path || documentPath === `${path}/`;
  useEffect(() => {
    if (!own) window.location.replace(path + search);
  }, [own, path, search]);
  return own ? children : <Loading label="Even geduld…" />;
}
