import type { ListQuery } from "@podium/shared/contracts/common";
import type { listReservations, Reservation } from "@podium/shared/contracts/reservations";
import { call } from "#platform/api-client.ts";
import type { ListAnswer } from "#platform/paged-list.ts";

/** The reservations that the query asks for, newest first unless sorted otherwise. */
export function fetchReservations(query: ListQuery, signal?: AbortSignal): Promise<ListAnswer<Reservation>> {
  return call<typeof listReservations>({ method: "GET", path: "/api/admin/reservations", query, signal });
}
