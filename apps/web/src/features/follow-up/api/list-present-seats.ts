import type { presentSeatIds } from "@podium/shared/contracts/tickets";
import { call } from "#platform/api-client.ts";

/** The ids of the seats of a show whose ticket was scanned. @throws {ApiError} 404 SHOW_NOT_FOUND */
export function fetchPresentSeats(showId: number, signal: AbortSignal): Promise<readonly string[]> {
  return call<typeof presentSeatIds>({
    method: "GET",
    path: "/api/reservation/show/:showId/present-seat-ids",
    params: { showId },
    signal,
  });
}
