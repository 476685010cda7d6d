import type { Reservation } from "@podium/shared/contracts/reservations";
import type { ScanRecorded } from "@podium/shared/realtime";
import { type Backend, backend } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { liveQueries, useLiveQuery } from "#live/use-live-query.ts";

type Reservations = readonly Reservation[];
type ReservationEvent = { reservation: Reservation } | ScanRecorded;

const showReservationsKey = (showId: number) => ["reservations", "show", showId];

export function showReservationsQuery(showId: number, { api, rooms }: Backend = backend) {
  return liveQuery<Reservations, object, ReservationEvent>({
    key: showReservationsKey(showId),
    fetch: async (signal) => {
      const response = await api.listReservations({ query: { showId }, signal });
      return "items" in response ? response.items : response;
    },
    room: [rooms.payments, rooms.hall(showId)],
    apply: (all, event) => withEvent(all, showId, event),
  });
}

/** Live reservations of one show with their scans; none while no show is chosen. */
export function useShowReservations(showId: number | undefined) {
  return useLiveQuery(showReservationsQuery(showId ?? 0), { enabled: showId !== undefined });
}

/** Shows this screen's own scan before its event arrives. */
export function recordScan(scan: ScanRecorded): void {
  liveQueries.change<Reservations>(showReservationsKey(scan.showId), (all) => withScan(all, scan));
}

/** A changed reservation keeps its place, a new one comes first, as in the API's order. */
export function withEvent(all: Reservations, showId: number, event: ReservationEvent): Reservations {
  if (!("reservation" in event)) return withScan(all, event);
  const { reservation } = event;
  // It may have gone to another evening.
  if (reservation.show.id !== showId) return all.filter(({ id }) => id !== reservation.id);
  const known = all.some(({ id }) => id === reservation.id);
  return known ? all.map((each) => (each.id === reservation.id ? reservation : each)) : [reservation, ...all];
}

function withScan(all: Reservations, { reservationId, seatId, present, at }: ScanRecorded): Reservations {
  return all.map((reservation) => {
    if (reservation.id !== reservationId) return reservation;
    const seats = reservation.seats.map((each) =>
      each.seat.seatId === seatId ? { ...each, scannedAt: present ? at : null } : each,
    );
    return { ...reservation, seats };
  });
}
