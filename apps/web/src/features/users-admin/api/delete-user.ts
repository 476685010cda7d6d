import type { deleteUser } from "@podium/shared/contracts/users";
import { call } from "#platform/api-client.ts";

/** Closes an account. @throws {ApiError} 404 USER_NOT_FOUND, 409 LAST_ADMIN, OWN_ACCOUNT */
export async function removeUser(id: number): Promise<void> {
  await call<typeof deleteUser>({ method: "DELETE", path: "/api/user/:id", params: { id } });
}
