import type { ListQuery } from "@podium/shared/contracts/common";
import type { listUsers, User } from "@podium/shared/contracts/users";
import { call } from "#platform/api-client.ts";
import type { ListAnswer } from "#platform/paged-list.ts";

/** The accounts that the query asks for. */
export function fetchUsers(query: ListQuery, signal?: AbortSignal): Promise<ListAnswer<User>> {
  return call<typeof listUsers>({ method: "GET", path: "/api/user/all", query, signal });
}
