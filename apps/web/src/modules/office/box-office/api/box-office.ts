import type { Reservation } from "@podium/shared/contracts/reservations";
import { notePlan } from "#entities/shows/show-seats.ts";
import { backend, type Backend, rooms } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";
import { useHall } from "#entities/halls/hall.ts";
import { allShowsQuery } from "#entities/shows/all-shows.ts";
import { liveQueries, useLiveQuery } from "#live/use-live-query.ts";

/** Seats with their holders. The public room only announces that a seat changed, so the details are refetched. */
export function boxOfficeSeatsQuery(showId: number) {
  return liveQuery({
    key: ["box-office", "seats", showId],
    fetch: (signal) => api.listBoxOfficeSeats({ params: { id: showId }, signal }),
    room: rooms.show(showId),
    onEvent: ({ hallPlanId }) => notePlan(showId, hallPlanId),
  });
}

interface BlockRequest {
  showId: number;
  block: readonly string[];
  reason: string;
  /** Blocked seats to release. */
  release: readonly string[];
  /** Blocked seats that get this reason too. */
  rename: readonly string[];
}

/** Blocks first, so that a refusal releases nothing. @throws {ApiError} 409 SEATS_NOT_FREE */
export async function saveBlockedSeats({ showId, block, reason, release, rename }: BlockRequest): Promise<void> {
  const params = { id: showId };
  if (block.length > 0) await api.blockSeats({ params, body: { seatIds: [...block], reason } });
  if (rename.length > 0) await api.changeBlockReason({ params, body: { seatIds: [...rename], reason } });
  if (release.length > 0) await api.unblockSeats({ params, body: { seatIds: [...release] } });
}

interface ShowHall {
  showId: number;
  /** Looked up when the screen does not know it. */
  hallPlanId?: number | undefined;
}

export function useShowHall({ showId, hallPlanId }: ShowHall) {
  const shows = useLiveQuery(allShowsQuery, { enabled: hallPlanId === undefined });
  const hall = useHall(hallPlanId ?? shows.data?.find(({ id }) => id === showId)?.hallPlanId);
  return shows.isLoadingError ? { ...shows, data: undefined } : hall;
}

export function reservationQuery(id: number, from: Backend = backend) {
  return liveQuery({
    key: ["box-office", "reservation", id],
    fetch: (signal) => from.api.getReservation({ params: { id }, signal }),
    room: from.rooms.payments,
    apply: (known, { reservation }) => (reservation.id === id ? reservation : known),
  });
}

export function replaceReservation(reservation: Reservation): void {
  liveQueries.change(reservationQuery(reservation.id).key, () => reservation);
}
