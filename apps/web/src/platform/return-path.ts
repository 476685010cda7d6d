import type { User } from "@podium/shared/contracts/users";
import { paths } from "./paths.ts";
import { userMay } from "./session.ts";

interface Place {
  pathname: string;
  search: string;
  hash?: string;
}

/** Location state for /login, to return here: also to a part of a page, but without the token of a mail's link. */
export function rememberPath({ pathname, search, hash = "" }: Place): { from: string } {
  return { from: pathname + search + (/^#[\w-]+$/.test(hash) ? hash : "") };
}

/** The path of `rememberPath`, else home. Only paths of this site are accepted. */
export function returnPath(state: unknown): string {
  return rememberedPath(state) ?? paths.home;
}

/** The page that asked to sign in; for volunteers not the account page, whose icon everybody uses to sign in. */
export function landingPath(state: unknown, user: Pick<User, "role"> | null): string {
  const remembered = rememberedPath(state);
  if (!userMay(user, "door")) return remembered ?? paths.home;
  return remembered === null || remembered === paths.account ? workOf(user) : remembered;
}

function workOf(user: Pick<User, "role"> | null): string {
  if (userMay(user, "admin")) return paths.admin;
  return userMay(user, "box-office") ? paths.reservations : paths.scan;
}

function rememberedPath(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("from" in state) || typeof state.from !== "string") return null;
  const own = /^\/(?![/\\])/.test(state.from);
  const loop = state.from.startsWith(paths.login) || state.from.startsWith(paths.register);
  return own && !loop ? state.from : null;
}
