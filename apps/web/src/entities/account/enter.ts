/** Beside the profile, which every page loads first: few visitors sign in. */
import type { SignInResult } from "@podium/shared/contracts/second-step";
import { api } from "#platform/api-client.ts";
import { leave } from "#platform/leave.ts";
import { setToken } from "#platform/session.ts";
import { loadProfile } from "./profile.ts";

export type Asked = Extract<SignInResult, { challenge: string }>;

/** @returns what the second step may be, when one is needed @throws {ApiError} 401 SIGNIN_FAILED */
export async function signIn({ email, password }: { email: string; password: string }): Promise<Asked | null> {
  const result = await api.signIn({ body: { email, password } });
  if (!("token" in result)) return result;
  await enter(result.token);
  return null;
}

/**
 * Stores the token, then loads the profile (specification, section 4); a failure leaves nobody signed in. What this
 * browser was before ends.
 */
export async function enter(token: string): Promise<void> {
  void leave();
  setToken(token);
  try {
    await loadProfile();
  } catch (error) {
    void leave();
    throw error;
  }
}
