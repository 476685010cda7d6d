/** The hall during check-in: who is in, who is expected, what was not sold. */
import type { Hall } from "@podium/shared/halls/hall";
import { isActive } from "@podium/shared/reservation-status";
import { isSeatId, type SeatId } from "@podium/shared/halls/seat-id";
import { fullName } from "@podium/shared/typed-name";
import type { HallReservation } from "#entities/reservations/show-reservations.ts";
import type { SeatView } from "#ui/hall-plan/seat-view.ts";

export interface SeatOwner {
  reservation: HallReservation;
  /** Who sits there: to whom the ticket was passed on, else who paid. */
  name: string;
  scannedAt: string | null;
}

export interface HallCounts {
  scanned: number;
  /** Paid, not yet in. */
  expected: number;
  unpaid: number;
  free: number;
}

/** By seat; expired and cancelled reservations have none. */
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

/** @param owners null while unknown: then only scanned or not is shown */
export function seatViews(
  hall: Hall,
  present: ReadonlySet<string>,
  owners: ReadonlyMap<SeatId, SeatOwner> | null,
): Map<SeatId, SeatView> {
  return new Map(hall.seats.map(({ id }) => [id, seatView(present.has(id), owners, id)]));
}

export function countHall(
  hall: Hall,
  present: ReadonlySet<string>,
  owners: ReadonlyMap<SeatId, SeatOwner>,
): HallCounts {
  const waiting = [...owners].filter(([id]) => !present.has(id)).map(([, { reservation }]) => reservation);
  const expected = waiting.filter(({ confirmed }) => confirmed).length;
  const taken = new Set<string>([...present, ...owners.keys()]).size;
  return { scanned: present.size, expected, unpaid: waiting.length - expected, free: hall.seats.length - taken };
}

function seatView(isPresent: boolean, owners: ReadonlyMap<SeatId, SeatOwner> | null, id: SeatId): SeatView {
  if (owners === null) return { state: isPresent ? "scanned" : "expected" };
  const owner = owners.get(id);
  if (!owner) return { state: isPresent ? "scanned" : "free" };
  const { name: note } = owner;
  if (isPresent) return { state: "scanned", note };
  return owner.reservation.confirmed
    ? { state: "expected", note }
    : { state: "occupied", note: `${note}, nog niet betaald` };
}
