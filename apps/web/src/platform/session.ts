/** Token and user in local storage, the same in every tab (specification, section 4). They only affect display. */
import type { User } from "@podium/shared/contracts/users";
import { readStored, TOKEN_KEY, writeStored } from "./storage.ts";
import { atom, store } from "./state.ts";

const USER_KEY = "podium.user";

const tokenState = atom<string | null>(readStored(TOKEN_KEY));
const userState = atom<User | null>(parseUser(readStored(USER_KEY)));

export const tokenAtom = atom((get) => get(tokenState));

/** Null for a visitor, and between token and profile. */
export const userAtom = atom((get) => (get(tokenState) === null ? null : get(userState)));

/** Case-insensitive (specification, section 2). */
export function isAdmin(user: Pick<User, "role"> | null): boolean {
  return user?.role.toLowerCase() === "admin";
}

export function currentToken(): string | null {
  return store.get(tokenState);
}

/** Stores a token and removes the previous user. */
export function setToken(token: string): void {
  setUser(null);
  writeStored(TOKEN_KEY, token);
  store.set(tokenState, token);
}

export function setUser(user: User | null): void {
  writeStored(USER_KEY, user && JSON.stringify(user));
  store.set(userState, user);
}

export function signOut(): void {
  writeStored(TOKEN_KEY, null);
  store.set(tokenState, null);
  setUser(null);
}

/** Calls back on every sign-in and sign-out, in this tab or another. */
export function onTokenChange(listener: (token: string | null) => void): () => void {
  return store.sub(tokenState, () => listener(store.get(tokenState)));
}

/** Applies sign-ins and sign-outs of other tabs. Returns how to stop. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key === TOKEN_KEY || event.key === null) store.set(tokenState, readStored(TOKEN_KEY));
    if (event.key === USER_KEY || event.key === null) store.set(userState, parseUser(readStored(USER_KEY)));
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

/** Null for anything else, such as what an older version stored. */
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
