import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import type { Cart as CartJson } from "@podium/shared/contracts/seats";
import { inHallOrder } from "@podium/shared/hall-order";
import type { SeatState } from "@podium/shared/realtime";
import type { Cart } from "./carts.repository.ts";
import type { Seat, SeatChange } from "./seats.repository.ts";

export function presentCart({ showId, seats, createdAt, expiresAt, priceCents }: Cart, now: Date): CartJson {
  return {
    showId,
    seats: inHallOrder(seats),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= now,
    pricePerSeat: priceCents / 100,
    total: (priceCents * seats.length) / 100,
    now: now.toISOString(),
  };
}

/** The public sees a blocked seat as reserved. */
export function presentSeat({ seatId, status, version }: SeatChange): SeatState {
  return { seatId, status: status === "blocked" ? "reserved" : status, version };
}

export function presentBoxOfficeSeat({ seatId, status, reservationId }: Seat): BoxOfficeSeat {
  return { seatId, status, reservationId };
}
