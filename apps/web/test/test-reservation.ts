import { namedById } from "@podium/shared/halls/seat-names";
import type { Reservation } from "@podium/shared/contracts/reservations";

/** Seats of a reservation, in this order; the specification's rule for ids gives their names. */
export const testSeats = (...seatIds: string[]): Reservation["seats"] =>
  seatIds.map((seatId, index) => ({
    id: index + 1,
    seat: namedById(seatId),
    ticketType: { id: 1, name: "Standaard" },
    price: 12,
    ticketPrice: 12,
    scannedAt: null,
  }));

export function testReservation(change: Partial<Reservation> = {}): Reservation {
  return {
    id: 7,
    confirmed: change.status === "CONFIRMED",
    status: "PENDING",
    reservedAt: "2026-11-20T10:00:00.000Z",
    expiresAt: "2026-11-27T10:00:00.000Z",
    totalprice: 24,
    grossPrice: 24,
    paymentMethod: "MANUAL",
    reference: `Tickets #${change.id ?? 7} - Peeters An`,
    show: { id: 1, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" },
    user: { id: 2, firstname: "An", lastname: "Peeters", email: "an@podium.example", number: "0470123456" },
    seats: testSeats("R1-A", "R1-B"),
    guestCount: 2,
    ...change,
  };
}
