import { pagedListQuery } from "#live/paged-list.ts";
import { api } from "#platform/api-client.ts";
import type { ListView } from "#platform/list-view.ts";

export const USERS_KEY = ["users-admin"];

export function usersQuery(view: ListView) {
  return pagedListQuery(USERS_KEY, view, api.listUsers);
}
