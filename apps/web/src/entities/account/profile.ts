import { api } from "#platform/api-client.ts";
import { currentToken, setToken, setUser, signOut, userAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";

/**
 * Stores the token, then loads the profile (specification, section 4).
 * @throws {ApiError} 401 SIGNIN_FAILED; any other failure leaves nobody signed in either
 */
export async function signIn({ email, password }: { email: string; password: string }): Promise<void> {
  const { token } = await api.signIn({ body: { email, password } });
  setToken(token);
  try {
    await loadProfile();
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

async function loadProfile(): Promise<void> {
  const token = currentToken();
  const user = await api.getProfile();
  if (token === currentToken()) setUser(user);
}
