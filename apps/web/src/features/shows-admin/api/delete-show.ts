import type { deleteShow } from "@podium/shared/contracts/shows";
import { call } from "#platform/api-client.ts";

/** Deletes a show that has no reservations. @throws {ApiError} 404 SHOW_NOT_FOUND, 409 SHOW_HAS_RESERVATIONS */
export async function removeShow(id: number): Promise<void> {
  await call<typeof deleteShow>({ method: "DELETE", path: "/api/admin/shows/:id", params: { id } });
}
