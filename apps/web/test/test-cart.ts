import { namedById } from "@podium/shared/halls/seat-names";
import type { Cart } from "@podium/shared/contracts/seats";

const START = Date.parse("2026-03-01T12:00:00.000Z");

/** A cart of 15 minutes, at 12 euros a seat; `now` is in seconds after the cart began. */
export function testCart(seats: readonly string[], now = 0, showId = 1): Cart {
  return {
    showId,
    seats: [...seats],
    lines: seats.map((seatId) => ({ ...namedById(seatId), ticketTypeId: 1, price: 12, kind: "seat" })),
    createdAt: new Date(START).toISOString(),
    expiresAt: new Date(START + 900_000).toISOString(),
    expired: false,
    pricePerSeat: 12,
    total: 12 * seats.length,
    now: new Date(START + now * 1000).toISOString(),
  };
}
