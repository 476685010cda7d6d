import type { availableSeats } from "@podium/shared/contracts/seats";
import { call } from "#platform/api-client.ts";

/** The ids of the seats that can be had now. @throws {ApiError} 404 SHOW_NOT_FOUND */
export async function fetchAvailableSeats(showId: number): Promise<ReadonlySet<string>> {
  const seats = await call<typeof availableSeats>({
    method: "GET",
    path: "/api/reservation/availableSeats/:showId",
    params: { showId },
  });
  return new Set(seats.map(({ seatId }) => seatId));
}
