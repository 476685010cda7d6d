import type { RequestOf } from "@podium/shared/contracts/client";
import type { User } from "@podium/shared/contracts/users";
import { api } from "#platform/api-client.ts";
import { currentToken, setUser } from "#platform/session.ts";

/**
 * Changes one's own profile and keeps it as the session's.
 * @throws {Error} 'Niet ingelogd' without a token (specification, section 5)
 * @throws {ApiError} 409 EMAIL_TAKEN, 400 with the fields in `details`
 */
export async function putProfile(body: RequestOf<"updateProfile">["body"]): Promise<User> {
  if (currentToken() === null) throw new Error("Niet ingelogd");
  const user = await api.updateProfile({ body });
  setUser(user);
  return user;
}
