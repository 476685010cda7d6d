import type { User } from "@podium/shared/contracts/users";
import { api } from "./api-client.ts";
import { currentToken, keepToken, keepUser, signOut, userAtom } from "./session.ts";
import { store } from "./state.ts";

/**
 * Opens a session with a fresh token: keeps it, then loads the profile (specification, section 4).
 * @throws {ApiError} when the profile cannot be loaded; the session is then closed again
 */
export async function openSession(token: string): Promise<User> {
  keepToken(token);
  try {
    return await loadProfile();
  } catch (error) {
    signOut();
    throw error;
  }
}

/**
 * Reads the profile of the session anew, as the role may have changed since. Without a session it does nothing.
 * When it fails and no profile is known from before, the session is closed; with one the visitor may go on.
 */
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
  if (token === currentToken()) keepUser(user);
  return user;
}
