import type { User } from "@podium/shared/contracts/users";
import { api } from "#platform/api-client.ts";
import { currentToken, setToken, setUser, signOut, userAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";

/**
 * Stores the token, then loads the profile (specification, section 4).
 * @throws {ApiError} when the profile cannot be loaded; the session is then ended
 */
export async function openSession(token: string): Promise<User> {
  setToken(token);
  try {
    return await loadProfile();
  } catch (error) {
    signOut();
    throw error;
  }
}

/** Refetches the profile, since the role may have changed. On failure a stored one stays, or the session ends. */
export async function refreshProfile(): Promise<void> {
  if (currentToken() === null) return;
  try {
    await loadProfile();
  } catch {
    if (store.get(userAtom) === null) signOut();
  }
}

async function loadProfile(): Promise<User> {
  const token = currentToken();
  const user = await api.getProfile();
  if (token === currentToken()) setUser(user);
  return user;
}
