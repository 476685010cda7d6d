import { paths } from "./paths.ts";

interface Place {
  pathname: string;
  search: string;
  hash?: string;
}

/** Location state for /login, to return here: to a part of a page too, but with no token of a mail's link. */
export function rememberPath({ pathname, search, hash = "" }: Place): { from: string } {
  return { from: pathname + search + (/^#[\w-]+$/.test(hash) ? hash : "") };
}

/** The path of `rememberPath`, else home. Only paths of this site are accepted. */
export function returnPath(state: unknown): string {
  if (typeof state !== "object" || state === null || !("from" in state) || typeof state.from !== "string")
    return paths.home;
  const own = /^\/(?![/\\])/.test(state.from);
  const loop = state.from.startsWith(paths.login) || state.from.startsWith(paths.register);
  return own && !loop ? state.from : paths.home;
}
