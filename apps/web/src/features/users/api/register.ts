import type { register, User } from "@podium/shared/contracts/users";
import { call, type CallOf } from "#platform/api-client.ts";

export type Registration = CallOf<typeof register>["body"];

/** Makes an account. @throws {ApiError} 409 EMAIL_TAKEN, 400 with the fields in `details` */
export function postRegistration(body: Registration): Promise<User> {
  return call<typeof register>({ method: "POST", path: "/api/user/register", body });
}
