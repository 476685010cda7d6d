import { isSeatId } from "@podium/shared/halls/seat-id";
import { DomainError } from "#platform/http-errors.ts";
import type { HeldCart } from "./carts.repository.ts";
import type { CartBatches } from "./cart-batches.ts";
import type { SeatChange } from "./seats.repository.ts";

const ATTEMPTS = 10;

interface Released {
  changes: SeatChange[];
  /** Null when it is empty now. */
  cart: HeldCart | null;
  now: Date;
}

/** @returns a function that gives a seat of somebody's cart back; null: all of them, also of a cart that has ended */
export function createReleases(batches: Pick<CartBatches, "release">) {
  return async function release(userId: number, seatId: string | null): Promise<Released> {
    // A text that Postgres refuses would fail the whole batch.
    if (seatId !== null && !isSeatId(seatId)) throw new DomainError("SEAT_NOT_IN_CART", { seat: seatId });
    for (let tries = 0; tries < ATTEMPTS; tries++) {
      const { row, now } = await batches.release({ userId, seatId });
      const { showId, hallPlanId, createdAt, expiresAt, left: lines } = row;
      if (showId === null || hallPlanId === null || !createdAt || !expiresAt) return { changes: [], cart: null, now };
      // Another process changed the cart in the same moment.
      if (!row.isCurrent) continue;
      const changes = row.freed.map((seat) => ({ ...seat, showId, heldSince: createdAt }));
      return { changes, cart: lines.length > 0 ? { showId, hallPlanId, lines, createdAt, expiresAt } : null, now };
    }
    throw new DomainError("UNAVAILABLE");
  };
}
