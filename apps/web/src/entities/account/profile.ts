import { api } from "#platform/api-client.ts";
import { currentToken, entranceAtom, setUser, signOut, userAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";

/** Refetches the profile, since the role may have changed. On failure a stored profile stays, else it signs out. */
export async function refreshProfile(): Promise<void> {
  if (currentToken() === null || store.get(entranceAtom) !== null) return;
  try {
    await loadProfile();
  } catch {
    if (store.get(userAtom) === null) signOut();
  }
}

/** @throws {ApiError} */
export async function loadProfile(): Promise<void> {
  const token = currentToken();
  const user = await api.getProfile();
  if (token === currentToken()) setUser(user);
}
