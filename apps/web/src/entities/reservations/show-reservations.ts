import type { CheckInList, CheckInTicket } from "@podium/shared/contracts/check-in";
import { nameOnly } from "@podium/shared/halls/seat-names";
import type { Reservation } from "@podium/shared/contracts/reservations";
import type { ScanRecorded } from "@podium/shared/contracts/realtime";
import { type Backend, backend } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { liveQueries, useLiveQuery } from "#live/use-live-query.ts";
import { userAtom, userMay } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";

/** A reservation as the hall's screen shows it; the entrance gets no phone number. */
export type HallReservation = Pick<Reservation, "id" | "confirmed" | "status" | "show"> & {
  seats: ReadonlyArray<
    Pick<Reservation["seats"][number], "id" | "seat" | "scannedAt" | "holder"> & {
      /** The check-in list names only ticket types that the entrance must check. */
      ticketType?: { name: string };
    }
  >;
  user: Pick<Reservation["user"], "firstname" | "lastname"> & { number?: string };
};

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

const entranceKey = (showId: number) => ["reservations", "show", showId, "entrance"];

/** Reads the check-in list, all that the entrance may see; newly paid reservations come with its next repair. */
function entranceReservationsQuery(showId: number) {
  return liveQuery<readonly HallReservation[], object, ScanRecorded>({
    key: entranceKey(showId),
    fetch: async (signal) => fromCheckInList(await backend.api.getCheckInList({ params: { showId }, signal })),
    room: backend.rooms.hall(showId),
    apply: withScan,
  });
}

export function fromCheckInList({ show, tickets }: CheckInList): HallReservation[] {
  const byId = Map.groupBy(tickets, ({ reservationId }) => reservationId);
  return [...byId].flatMap(([id, own]) => {
    const [first] = own;
    if (!first) return [];
    const isPayers = (ticket: CheckInTicket): boolean => ticket.holderId === undefined;
    const { status } = first;
    // The entrance does not see the name of a payer who passed all tickets on.
    const user = { firstname: own.find(isPayers)?.guest ?? "", lastname: "" };
    const seats = own.map((ticket, index) => ({
      id: index,
      seat: nameOnly(ticket),
      scannedAt: ticket.scannedAt,
      ...(ticket.ticketType !== undefined && { ticketType: { name: ticket.ticketType } }),
      ...(!isPayers(ticket) && { holder: ticket.guest }),
    }));
    return [{ id, status, confirmed: status === "CONFIRMED", show, user, seats }];
  });
}

/** Reservations for the hall's screen: all data for the box office, the check-in list for the others. */
export function useHallReservations(showId: number) {
  const isBoxOffice = userMay(useAtomValue(userAtom), "box-office");
  const all = useLiveQuery(showReservationsQuery(showId), { enabled: isBoxOffice });
  const names = useLiveQuery(entranceReservationsQuery(showId), { enabled: !isBoxOffice });
  return isBoxOffice ? all : names;
}

export function useShowReservations(showId: number | undefined) {
  return useLiveQuery(showReservationsQuery(showId ?? 0), { enabled: showId !== undefined });
}

/** Shows this screen's own scan before its event arrives. */
export function recordScan(scan: ScanRecorded): void {
  liveQueries.change<Reservations>(showReservationsKey(scan.showId), (all) => withScan(all, scan));
  liveQueries.change<readonly HallReservation[]>(entranceKey(scan.showId), (all) => withScan(all, scan));
}

/** Applies an event: a changed reservation keeps its place, and a new one comes first, as in the API's order. */
export function withEvent(all: Reservations, showId: number, event: ReservationEvent): Reservations {
  if (!("reservation" in event)) return withScan(all, event);
  const { reservation } = event;
  // The reservation may have moved to another show.
  if (reservation.show.id !== showId) return all.filter(({ id }) => id !== reservation.id);
  const known = all.some(({ id }) => id === reservation.id);
  return known ? all.map((each) => (each.id === reservation.id ? reservation : each)) : [reservation, ...all];
}

function withScan<Known extends HallReservation>(
  all: readonly Known[],
  { reservationId, seatId, present, at }: ScanRecorded,
): readonly Known[] {
  return all.map((reservation) => {
    if (reservation.id !== reservationId) return reservation;
    const seats = reservation.seats.map((each) =>
      each.seat.seatId === seatId ? { ...each, scannedAt: present ? at : null } : each,
    );
    return { ...reservation, seats };
  });
}
