import { queryOptions } from "@tanstack/react-query";
import type { Reservation } from "@podium/shared/contracts/reservations";
import { api, ApiError } from "#platform/api-client.ts";

/** One's newest reservation; null when there is none (a 404, specification, section 7). */
export const myLatestReservationQuery = queryOptions({
  queryKey: ["own-reservations", "latest"],
  queryFn: async ({ signal }): Promise<Reservation | null> => {
    try {
      return await api.getMyLatestReservation({ signal });
    } catch (error) {
      if (error instanceof ApiError && error.statusCode === 404) return null;
      throw error;
    }
  },
});
