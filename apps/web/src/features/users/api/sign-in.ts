import { openSession } from "#entities/account/profile.ts";
import { api } from "#platform/api-client.ts";

/** @throws {ApiError} 401 SIGNIN_FAILED; any other failure leaves nobody signed in either */
export async function signInWith(email: string, password: string): Promise<void> {
  const { token } = await api.signIn({ body: { email, password } });
  await openSession(token);
}
