import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import type { Cart as CartJson } from "@podium/shared/contracts/seats";
import type { SeatState } from "@podium/shared/contracts/realtime";
import { type CartProduct, costOf } from "#database/products.sql.ts";
import { packSeats } from "@podium/shared/halls/packed-seats";
import { oncePer } from "#platform/throughput/once.ts";
import { totalOf } from "./carts.repository.ts";
import type { Cart } from "./plan-seats.ts";
import type { BlockedFor } from "./seat-blocks.repository.ts";
import type { Seat } from "./seats.repository.ts";
import type { SeatSeen, ShowSnapshot } from "./show-snapshots.ts";

const presentProduct = ({ productId, name, count, priceCents }: CartProduct) => ({
  productId,
  name,
  count,
  price: priceCents / 100,
});

/** The part without the present time, shared by the response and the announcement of a change */
const describeCart = oncePer(({ showId, lines, products, giftCents, createdAt, expiresAt }: Cart) => {
  const priced = lines.map(({ seatId, group, label, kind, ticketTypeId, priceCents, ofCast }) => ({
    seatId,
    group,
    label,
    kind,
    ticketTypeId,
    price: priceCents / 100,
    ...(ofCast && { ofCast }),
  }));
  return {
    showId,
    seats: lines.map(({ seatId }) => seatId),
    lines: priced,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    pricePerSeat: priced[0]?.price ?? 0,
    ...(products.length > 0 && { products: products.map(presentProduct) }),
    ...(giftCents > 0 && { gift: giftCents / 100 }),
    total: (totalOf(lines) + costOf(products) + giftCents) / 100,
  };
});

export function presentCart(cart: Cart, now: Date): CartJson {
  return { ...describeCart(cart), expired: cart.expiresAt <= now, now: now.toISOString() };
}

/** Presents a seat to the public, which sees a blocked one as reserved. */
export function presentSeat({ seatId, status, version }: SeatSeen): SeatState {
  return { seatId, status: status === "blocked" ? "reserved" : status, version };
}

export function presentAvailable({ seats }: ShowSnapshot): Array<{ seatId: string }> {
  return seats.flatMap(({ seatId, status }) => (status === "available" ? { seatId } : []));
}

export function presentFree({ seats }: ShowSnapshot): { packed: string } {
  // Versions belong to the live connection.
  const free = seats.flatMap(({ seatId, status }): SeatState[] =>
    status === "available" ? [{ seatId, status, version: 0 }] : [],
  );
  return { packed: packSeats(free) };
}

export function presentBoxOfficeSeat(seat: Seat & { blockedFor?: BlockedFor }): BoxOfficeSeat {
  const { seatId, status, reservationId, blockedFor } = seat;
  const { reason, holder, note, releaseAt } = blockedFor ?? {};
  return {
    seatId,
    status,
    reservationId,
    ...(reason && { reason }),
    ...(holder && { holder }),
    ...(note && { note }),
    ...(releaseAt && { releaseAt: releaseAt.toISOString() }),
  };
}
