import type { Hall } from "@podium/shared/halls/hall";
import { isActive } from "@podium/shared/tickets/reservation-status";
import { isSeatId, type SeatId } from "@podium/shared/halls/seat-id";
import { fullName } from "@podium/shared/words/typed-name";
import type { SeatsChanged } from "@podium/shared/contracts/realtime";
import type { HallReservation } from "#entities/reservations/show-reservations.ts";
import { type SeatView, tallyOf } from "#ui/hall-plan/seat-view.ts";
import { backend, type Backend } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { liveQueries } from "#live/use-live-query.ts";

/** A seat whose ticket was scanned, or whose scan was undone. */
interface Scan {
  showId: number;
  seatId: string;
  present: boolean;
}

export function presentSeatsQuery(showId: number, { api, rooms }: Backend = backend) {
  return liveQuery({
    key: ["hall-follow-up", "present", showId],
    fetch: (signal): Promise<readonly string[]> => api.listPresentSeatIds({ params: { showId }, signal }),
    room: rooms.hall(showId),
    fromSnapshot: ({ presentSeatIds: ids }) => ids,
    apply: withScan,
  });
}

/** Shows this screen's own scan before its event arrives. */
export function recordPresence(scan: Scan): void {
  liveQueries.change<readonly string[]>(presentSeatsQuery(scan.showId).key, (present) => withScan(present, scan));
}

/** Idempotent: events may arrive twice. */
export function withScan(present: readonly string[], { seatId, present: isPresent }: Scan): readonly string[] {
  if (present.includes(seatId) === isPresent) return present;
  return isPresent ? [...present, seatId] : present.filter((id) => id !== seatId);
}

/** Blocked seats. Refetched only when the public room announces that a seat was blocked, or is no longer. */
export function blockedSeatsQuery(showId: number, { api, rooms }: Backend = backend) {
  return liveQuery<readonly string[], object, SeatsChanged>({
    key: ["hall-follow-up", "blocked", showId],
    fetch: (signal) => api.listBlockedSeatIds({ params: { showId }, signal }),
    room: rooms.show(showId),
    apply: (blocked, { seats }, refetch) => {
      if (seats.some(({ seatId, status }) => (status === "reserved") !== blocked.includes(seatId))) refetch();
      return blocked;
    },
  });
}

export interface SeatOwner {
  reservation: HallReservation;
  /** The guest in the seat: the recipient of a passed-on ticket, else the payer. */
  name: string;
  scannedAt: string | null;
}

export interface HallCounts {
  scanned: number;
  /** Paid, not yet in. */
  expected: number;
  unpaid: number;
  /** Blocked by a volunteer: no guest is expected, and the seat is not for sale. */
  blocked: number;
  free: number;
}

/** Maps seats to their owners, without expired and cancelled reservations. */
export function seatOwners(reservations: readonly HallReservation[], showId: number): ReadonlyMap<SeatId, SeatOwner> {
  const owners = new Map<SeatId, SeatOwner>();
  for (const reservation of reservations) {
    if (reservation.show.id !== showId || !isActive(reservation)) continue;
    for (const { seat, scannedAt, holder: name = fullName(reservation.user) } of reservation.seats) {
      if (isSeatId(seat.seatId)) owners.set(seat.seatId, { reservation, name, scannedAt });
    }
  }
  return owners;
}

/** @param owners null while unknown: seats are then only scanned or not */
export function seatViews(
  hall: Hall,
  present: ReadonlySet<string>,
  owners: ReadonlyMap<SeatId, SeatOwner> | null,
  blocked: ReadonlySet<string>,
): Map<SeatId, SeatView> {
  return new Map(
    hall.groups.flatMap(({ seatIds }) =>
      seatIds.map((id) => [id, seatView(present.has(id), owners, blocked.has(id), id)] as const),
    ),
  );
}

export function countHall(views: ReadonlyMap<SeatId, SeatView>): HallCounts {
  const { scanned = 0, expected = 0, occupied: unpaid = 0, blocked = 0, free = 0 } = tallyOf([...views.keys()], views);
  return { scanned, expected, unpaid, blocked, free };
}

function seatView(
  isPresent: boolean,
  owners: ReadonlyMap<SeatId, SeatOwner> | null,
  isBlocked: boolean,
  id: SeatId,
): SeatView {
  if (owners === null) return { state: isPresent ? "scanned" : isBlocked ? "blocked" : "expected" };
  const owner = owners.get(id);
  if (!owner) return { state: isPresent ? "scanned" : isBlocked ? "blocked" : "free" };
  const { name: note } = owner;
  if (isPresent) return { state: "scanned", note };
  return owner.reservation.confirmed
    ? { state: "expected", note }
    : { state: "occupied", note: `${note}, nog niet betaald` };
}
