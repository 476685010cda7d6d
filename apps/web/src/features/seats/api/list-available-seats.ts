import { api } from "#platform/api-client.ts";

/** The ids of the seats that can be had now. @throws {ApiError} 404 SHOW_NOT_FOUND */
export async function fetchAvailableSeats(showId: number): Promise<ReadonlySet<string>> {
  const seats = await api.listAvailableSeats({ params: { showId } });
  return new Set(seats.map(({ seatId }) => seatId));
}
