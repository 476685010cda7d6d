import type { signIn } from "@podium/shared/contracts/users";
import { call } from "#platform/api-client.ts";
import { openSession } from "#platform/profile.ts";

/**
 * Signs in: keeps the token and loads the profile.
 * @throws {ApiError} 401 SIGNIN_FAILED; any other failure leaves nobody signed in either
 */
export async function signInWith(email: string, password: string): Promise<void> {
  const { token } = await call<typeof signIn>({ method: "POST", path: "/api/auth/signin", body: { email, password } });
  await openSession(token);
}
