/**
 * Who is signed in: token and user, kept in local storage and the same in every tab (specification, section 4).
 * What the browser keeps is for showing things only; the server decides at every call.
 */
import type { User } from "@podium/shared/contracts/users";
import { keep, readKept, TOKEN_KEY } from "./kept.ts";
import { atom, store } from "./state.ts";

const USER_KEY = "podium.user";

const tokenState = atom<string | null>(readKept(TOKEN_KEY));
const userState = atom<User | null>(parseUser(readKept(USER_KEY)));

/** The bearer token, or null for a visitor. */
export const tokenAtom = atom((get) => get(tokenState));

/** The user who is signed in; null for a visitor and in the moment between token and profile. */
export const userAtom = atom((get) => (get(tokenState) === null ? null : get(userState)));

/** Whether the admin link and the admin routes show; the role is compared case-insensitively (specification, section 2). */
export function isAdmin(user: Pick<User, "role"> | null): boolean {
  return user?.role.toLowerCase() === "admin";
}

export function currentToken(): string | null {
  return store.get(tokenState);
}

/** Keeps a token; the user of an earlier one is forgotten. */
export function keepToken(token: string): void {
  keepUser(null);
  keep(TOKEN_KEY, token);
  store.set(tokenState, token);
}

/** Keeps the profile that goes with the token. */
export function keepUser(user: User | null): void {
  keep(USER_KEY, user && JSON.stringify(user));
  store.set(userState, user);
}

/** Forgets token and user, here and in the other tabs. */
export function signOut(): void {
  keep(TOKEN_KEY, null);
  store.set(tokenState, null);
  keepUser(null);
}

/** Calls back whenever somebody signs in or out, in this tab or in another one. */
export function onTokenChange(listener: (token: string | null) => void): () => void {
  return store.sub(tokenState, () => listener(store.get(tokenState)));
}

/** Follows the other tabs. Returns how to stop. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key === TOKEN_KEY || event.key === null) store.set(tokenState, readKept(TOKEN_KEY));
    if (event.key === USER_KEY || event.key === null) store.set(userState, parseUser(readKept(USER_KEY)));
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

/** Reads a stored user; anything that an older version or a person left there counts as none. */
function parseUser(json: string | null): User | null {
  if (json === null) return null;
  try {
    const value: unknown = JSON.parse(json);
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

function isUser(value: unknown): value is User {
  if (typeof value !== "object" || value === null) return false;
  const texts = ["firstname", "lastname", "email", "number", "role", "username"] as const satisfies (keyof User)[];
  const fields = new Map(Object.entries(value));
  return typeof fields.get("id") === "number" && texts.every((name) => typeof fields.get(name) === "string");
}
