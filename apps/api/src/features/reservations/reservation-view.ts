import type { Reservation } from "@podium/shared/contracts/reservations";
import { inHallOrder } from "@podium/shared/hall-order";
import type { Db } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import { findReservation, type ReservationRecord } from "./reservations.repository.ts";

/** The reservation as clients see it, its seats in the order of the hall. */
export function toReservation(record: ReservationRecord): Reservation {
  const bySeat = new Map(record.seats.map((seat) => [seat.seat_id, seat]));
  const seats = inHallOrder([...bySeat.keys()]).flatMap((seatId) => bySeat.get(seatId) ?? []);
  return {
    id: record.id,
    confirmed: record.status === "CONFIRMED",
    status: record.status,
    reservedAt: record.reserved_at.toISOString(),
    expiresAt: record.expires_at.toISOString(),
    totalprice: record.total_cents / 100,
    paymentMethod: record.payment_method,
    ...(record.cancel_reason !== null && { cancelReason: record.cancel_reason }),
    show: { id: record.show_id, name: record.show_name, dateTime: record.starts_at.toISOString() },
    user: {
      id: record.user_id,
      firstname: record.firstname,
      lastname: record.lastname,
      email: record.email,
      number: record.number,
    },
    seats: seats.map((seat) => ({
      id: seat.id,
      seat: { seatId: seat.seat_id },
      scannedAt: seat.scanned_at === null ? null : new Date(seat.scanned_at).toISOString(),
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
