import { isSeatId } from "@podium/shared/halls/seat-id";
import { namedById, seatLabel } from "@podium/shared/halls/seat-names";
import { DomainError } from "#platform/process/domain-error.ts";
import type { HeldCart } from "./carts.repository.ts";
import type { CartBatches } from "./cart-batches.ts";
import type { SeatChange } from "./seats.repository.ts";

interface Released {
  changes: SeatChange[];
  /** The rest of the cart; null when it is empty now, or there is none */
  cart: HeldCart | null;
  now: Date;
}

/** Names the seat by the rule for ids, as no plan is at hand. */
export const notInCart = (seatId: string): DomainError =>
  new DomainError("SEAT_NOT_IN_CART", { seat: (language) => seatLabel(namedById(seatId), language) });

/** @returns functions that release a seat of a cart, or all its seats @throws DomainError SEAT_NOT_IN_CART */
export function createReleases(batches: Pick<CartBatches, "release">) {
  async function release(userId: number, seatId: string | null): Promise<Released> {
    const { row, now } = await batches.release({ userId, seatId });
    const { showId, hallPlanId, createdAt, expiresAt, left: lines } = row;
    if (showId === null || hallPlanId === null || !createdAt || !expiresAt) return { changes: [], cart: null, now };
    const changes = row.freed.map((seat) => ({ ...seat, showId, heldSince: createdAt }));
    return { changes, cart: lines.length > 0 ? { showId, hallPlanId, lines, createdAt, expiresAt } : null, now };
  }

  return {
    async releaseSeat(userId: number, seatId: string): Promise<Released> {
      // An invalid text, which Postgres refuses, would fail the whole batch.
      const released = isSeatId(seatId) && (await release(userId, seatId));
      if (!released || released.changes.length === 0) throw notInCart(seatId);
      return released;
    },

    /** @returns the seats that came free; none when the cart had ended */
    releaseAll: async (userId: number): Promise<SeatChange[]> => (await release(userId, null)).changes,
  };
}
