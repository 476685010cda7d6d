import type { SignInResult } from "@podium/shared/contracts/second-step";
import { api, ApiError } from "#platform/api-client.ts";
import { currentToken, setToken, setUser, signOut, tokenAtom, userAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { toast } from "#ui/toast.ts";

export type Asked = Extract<SignInResult, { challenge: string }>;

/** @returns what the second step may be, when one is needed @throws {ApiError} 401 SIGNIN_FAILED */
export async function signIn({ email, password }: { email: string; password: string }): Promise<Asked | null> {
  const result = await api.signIn({ body: { email, password } });
  if (!("token" in result)) return result;
  await enter(result.token);
  return null;
}

/** Stores the token, then loads the profile (specification, section 4); a failure leaves nobody signed in. */
export async function enter(token: string): Promise<void> {
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
  if (store.get(tokenAtom) === null) return;
  try {
    await loadProfile();
  } catch {
    if (store.get(userAtom) === null) signOut();
  }
}

/** Ends the session here and on the server. When that does not hear of it, it ends it by itself in time. */
export function leave(): void {
  void api.signOut().catch((error: unknown) => {
    // Refused: it was over already.
    if (error instanceof ApiError && error.statusCode === 401) return;
    toast.warning("U bent uitgelogd op dit toestel, maar we konden de website niet bereiken.", {
      description:
        "Bij 'Mijn account' kan dit toestel daarom nog enkele dagen in de lijst staan. U kunt het daar afmelden.",
      duration: 15_000,
    });
  });
  signOut();
}

async function loadProfile(): Promise<void> {
  const token = currentToken();
  const user = await api.getProfile();
  if (token === currentToken()) setUser(user);
}
