/** Token and user in local storage, the same in every tab (specification, section 4). They only affect display. */
import type { OwnDoorDevice } from "@podium/shared/contracts/door-devices";
import type { OwnAccount, User } from "@podium/shared/contracts/users";
import { type Access, mayUse, ROLES } from "@podium/shared/contracts/roles";
import { readStored, TOKEN_KEY, writeStored } from "./storage.ts";
import { atom, store } from "./state.ts";

const USER_KEY = "podium.user";
const ENTRANCE_KEY = "podium.entrance";

/** This browser as a device of the entrance, without an account; `over` once the device was ended. */
export interface Entrance extends OwnDoorDevice {
  over?: boolean;
}

/** A user stored by an older version lacks some fields of the account. */
export type StoredUser = User & Partial<OwnAccount>;

const tokenState = atom<string | null>(readStored(TOKEN_KEY));
const userState = atom<StoredUser | null>(parseUser(readStored(USER_KEY)));
const entranceState = atom<Entrance | null>(parseEntrance(readStored(ENTRANCE_KEY)));
const endedState = atom(false);

/** Null unless this browser is a device of the entrance. */
export const entranceAtom = atom((get) => get(entranceState));

/** The reservation, if any, of a session opened by the link in its mail (decision 064); null for other sessions. */
export const byLinkAtom = atom((get) => (get(tokenState) === null ? null : (get(userState)?.byLink ?? null)));

/** Null for a device of the entrance, and for a mailed link's session, which counts on its reservation's pages only. */
export const tokenAtom = atom((get) =>
  get(entranceState) === null && get(byLinkAtom) === null ? get(tokenState) : null,
);

/** Null for a visitor, and between token and profile. */
export const userAtom = atom((get) => (get(tokenState) === null ? null : get(userState)));

/** Null also for a user who has not given, or not proved, their identity yet. */
export const memberAtom = atom((get) => {
  const user = get(userAtom);
  return user?.anonymous || user?.byLink ? null : user;
});

/** Whether a page or a part of one is for this person; case-insensitive (specification, section 2). */
export function userMay(user: Pick<User, "role"> | null, access: Access): boolean {
  return mayUse(access, ROLES.find((role) => role === user?.role.toUpperCase()) ?? null);
}

/** Holder of this browser's session: a person, by their number, or the entrance; nobody between token and profile. */
const holderState = atom((get) => get(tokenState) && (get(entranceState) ? "entrance" : get(userState)?.id));

export const sessionEndedAtom = atom((get) => get(endedState) && get(tokenState) === null);

export function currentToken(): string | null {
  return store.get(tokenState);
}

export function setToken(token: string): void {
  setUser(null);
  setEntrance(null);
  replaceToken(token);
}

/** Stores a new token for the same user, whose password changed. */
export function replaceToken(token: string): void {
  writeStored(TOKEN_KEY, token);
  store.set(tokenState, token);
  store.set(endedState, false);
}

export function setUser(user: StoredUser | null): void {
  writeStored(USER_KEY, user && JSON.stringify(user));
  store.set(userState, user);
}

/** Signs out; a device of the entrance then says that it has ended, until `setEntrance(null)`. */
export function signOut(): void {
  const entrance = store.get(entranceState);
  if (entrance) setEntrance({ ...entrance, over: true });
  writeStored(TOKEN_KEY, null);
  store.set(tokenState, null);
  setUser(null);
}

export function setEntrance(entrance: Entrance | null): void {
  writeStored(ENTRANCE_KEY, entrance && JSON.stringify(entrance));
  store.set(entranceState, entrance);
}

/** Ends a session whose token the server refuses: expired, or ended elsewhere. Another tab may have a newer one. */
export function endSession(): void {
  const stored = readStored(TOKEN_KEY);
  if (stored !== null && stored !== currentToken()) {
    store.set(tokenState, stored);
    return;
  }
  store.set(endedState, store.get(entranceState) === null);
  signOut();
}

export function onTokenChange(listener: (token: string | null) => void): () => void {
  return store.sub(tokenState, () => listener(store.get(tokenState)));
}

let appliesOtherTab = false;

/**
 * Calls back when the user signed out or was replaced, in this tab or another. `theirs`: whether stored data is still
 * theirs; a tab may learn late of a sign-out elsewhere, when the data is already somebody else's.
 */
export function onLeave(listener: (theirs: boolean) => void): () => void {
  let holder = store.get(holderState);
  return store.sub(holderState, () => {
    if (holder) listener(!appliesOtherTab || readStored(TOKEN_KEY) === null);
    holder = store.get(holderState);
  });
}

export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent): void => {
    appliesOtherTab = true;
    if (event.key === ENTRANCE_KEY || event.key === null)
      store.set(entranceState, parseEntrance(readStored(ENTRANCE_KEY)));
    if (event.key === TOKEN_KEY || event.key === null) store.set(tokenState, readStored(TOKEN_KEY));
    if (event.key === USER_KEY || event.key === null) store.set(userState, parseUser(readStored(USER_KEY)));
    appliesOtherTab = false;
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

/** Returns null for anything else, such as what an older version stored. */
function parseObject(json: string | null): object | null {
  if (json === null) return null;
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

function hasTexts(value: object, names: readonly string[]): boolean {
  const fields = new Map(Object.entries(value));
  return names.every((name) => typeof fields.get(name) === "string");
}

function parseUser(json: string | null): StoredUser | null {
  const value = parseObject(json);
  return value && isUser(value) ? value : null;
}

function isUser(value: object): value is StoredUser {
  const texts = ["firstname", "lastname", "email", "number", "role", "username"] as const satisfies (keyof User)[];
  return "id" in value && typeof value.id === "number" && hasTexts(value, texts);
}

function parseEntrance(json: string | null): Entrance | null {
  const value = parseObject(json);
  return value && isEntrance(value) ? value : null;
}

function isEntrance(value: object): value is Entrance {
  return hasTexts(value, ["name", "until"] satisfies (keyof Entrance)[]);
}
