import { paths } from "./paths.ts";

/** State for a link or redirect to /login, which leads back to this location. */
export function rememberPath(location: { pathname: string; search: string }): { from: string } {
  return { from: location.pathname + location.search };
}

/** Where to go after signing in: the path of `rememberPath`, else home. Only paths of this site count. */
export function returnPath(state: unknown): string {
  if (typeof state !== "object" || state === null || !("from" in state) || typeof state.from !== "string")
    return paths.home;
  const own = /^\/(?![/\\])/.test(state.from);
  const loop = state.from.startsWith(paths.login) || state.from.startsWith(paths.register);
  return own && !loop ? state.from : paths.home;
}
