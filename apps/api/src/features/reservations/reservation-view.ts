import type { Reservation } from "@podium/shared/contracts/reservations";
import { inHallOrder } from "@podium/shared/hall-order";
import type { Db } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import { findReservation, type ReservationRecord } from "./reservations.repository.ts";

/** The reservation as clients see it, its seats in the order of the hall. */
export function toReservation(record: ReservationRecord): Reservation {
  const bySeat = new Map(record.seats.map((seat) => [seat.seatId, seat]));
  const seats = inHallOrder([...bySeat.keys()]).flatMap((seatId) => bySeat.get(seatId) ?? []);
  return {
    id: record.id,
    confirmed: record.status === "CONFIRMED",
    status: record.status,
    reservedAt: record.reservedAt.toISOString(),
    expiresAt: record.expiresAt.toISOString(),
    totalprice: record.totalCents / 100,
    paymentMethod: record.paymentMethod,
    ...(record.cancelReason !== null && { cancelReason: record.cancelReason }),
    show: { id: record.showId, name: record.showName, dateTime: record.startsAt.toISOString() },
    user: {
      id: record.userId,
      firstname: record.firstname,
      lastname: record.lastname,
      email: record.email,
      number: record.number,
    },
    seats: seats.map((seat) => ({
      id: seat.id,
      seat: { seatId: seat.seatId },
      scannedAt: seat.scannedAt === null ? null : new Date(seat.scannedAt).toISOString(),
    })),
    guestCount: seats.length,
  };
}

/** @throws DomainError RESERVATION_NOT_FOUND */
export async function readReservation(db: Db, id: number): Promise<Reservation> {
  const record = await findReservation(db, id);
  if (!record) throw new DomainError("RESERVATION_NOT_FOUND");
  return toReservation(record);
}
