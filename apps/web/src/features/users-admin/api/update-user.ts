import type { adminProfileSchema, adminUpdateProfile, User } from "@podium/shared/contracts/users";
import type * as z from "zod";
import { call } from "#platform/api-client.ts";

/** Changes anyone's profile and role. @throws {ApiError} 404 USER_NOT_FOUND, 409 EMAIL_TAKEN, LAST_ADMIN */
export function putUser(profile: z.input<typeof adminProfileSchema>): Promise<User> {
  return call<typeof adminUpdateProfile>({ method: "PUT", path: "/api/admin/updateProfile", body: profile });
}
