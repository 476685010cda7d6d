import type { RequestOf } from "@podium/shared/contracts/client";
import type { User } from "@podium/shared/contracts/users";
import { api } from "#platform/api-client.ts";
import { currentToken, setUser } from "#platform/session.ts";

/** @throws {Error} 'Niet ingelogd' (specification, section 5); {ApiError} 409 EMAIL_TAKEN, 400 with `details` */
export async function putProfile(body: RequestOf<"updateProfile">["body"]): Promise<User> {
  if (currentToken() === null) throw new Error("Niet ingelogd");
  const user = await api.updateProfile({ body });
  setUser(user);
  return user;
}
