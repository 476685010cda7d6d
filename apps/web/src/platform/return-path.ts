import { paths } from "./paths.ts";

/** Location state for /login, to return here. */
export function rememberPath(location: { pathname: string; search: string }): { from: string } {
  return { from: location.pathname + location.search };
}

/** The path of `rememberPath`, else home. Only paths of this site are accepted. */
export function returnPath(state: unknown): string {
  if (typeof state !== "object" || state === null || !("from" in state) || typeof state.from !== "string")
    return paths.home;
  const own = /^\/(?![/\\])/.test(state.from);
  const loop = state.from.startsWith(paths.login) || state.from.startsWith(paths.register);
  return own && !loop ? state.from : paths.home;
}
