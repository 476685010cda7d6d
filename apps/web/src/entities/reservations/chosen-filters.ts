import { type ReservationStatus, reservationStatusSchema } from "@podium/shared/contracts/reservations";
import type { ListView } from "#platform/list-view.ts";

/** The names of the filters in the address. */
export const RESERVATION_FILTERS = ["show", "status"];

/** Filters for the API; a value in the address that is no show or no status counts as not chosen. */
export function reservationFilters({ filters = {} }: ListView): { showId?: number; status?: ReservationStatus } {
  const showId = Number(filters["show"]);
  const status = reservationStatusSchema.options.find((each) => each === filters["status"]);
  return { ...(Number.isSafeInteger(showId) && showId > 0 && { showId }), ...(status && { status }) };
}
