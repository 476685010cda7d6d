import type { createShow, Show, ShowForm, updateShow } from "@podium/shared/contracts/shows";
import { call } from "#platform/api-client.ts";

/** Plans a show, or changes the one with this id. @throws {ApiError} 404 SHOW_NOT_FOUND */
export function saveShow({ id, form }: { id: number | null; form: ShowForm }): Promise<Show> {
  if (id === null) return call<typeof createShow>({ method: "POST", path: "/api/admin/shows", body: form });
  return call<typeof updateShow>({ method: "PUT", path: "/api/admin/shows/:id", params: { id }, body: form });
}
