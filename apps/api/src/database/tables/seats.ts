import type { Generated } from "kysely";

/** The public sees `blocked` as reserved. */
export type SeatStatus = "available" | "held" | "reserved" | "blocked";

/** One row for each seat of each show. */
export interface SeatsTable {
  showId: number;
  seatId: string;
  status: Generated<SeatStatus>;
  cartId: number | null;
  /** Equal to the cart's `expires_at`, by a foreign key. */
  heldUntil: Date | null;
  reservationId: number | null;
  /** Grows with each change of status. */
  version: Generated<number>;
  changedAt: Generated<Date>;
}
