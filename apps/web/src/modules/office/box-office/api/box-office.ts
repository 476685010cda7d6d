import type { BlockedFor } from "@podium/shared/contracts/box-office";
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
  /** Free seats to block, and for whom. */
  block: readonly string[];
  blockedFor: BlockedFor;
  /** Blocked seats to release. */
  release: readonly string[];
  /** Blocked seats to change. */
  change: readonly string[];
  changed: BlockedFor;
}

/** Blocks first, so that a refusal releases nothing. @throws {ApiError} 409 SEATS_NOT_FREE */
export async function saveBlockedSeats(request: BlockRequest): Promise<void> {
  const { showId, block, blockedFor, release, change, changed } = request;
  const params = { id: showId };
  if (block.length > 0) {
    const { reason, ...others } = blockedFor;
    await api.blockSeats({ params, body: { seatIds: [...block], ...others, ...(reason && { reason }) } });
  }
  if (change.length > 0 && Object.keys(changed).length > 0)
    await api.holdBlockedSeats({ params, body: { seatIds: [...change], ...changed, onlyBlocked: true } });
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
