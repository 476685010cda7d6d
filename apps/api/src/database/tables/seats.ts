import type { Generated } from "kysely";

/** `blocked` is kept free by a volunteer; the public sees it as reserved. */
export type SeatStatus = "available" | "held" | "reserved" | "blocked";

/** The truth about every seat of every show (a row each from the moment the show exists). */
export interface SeatsTable {
  showId: number;
  seatId: string;
  status: Generated<SeatStatus>;
  cartId: number | null;
  /** Equal to the cart's `expires_at`: a foreign key sees to it. */
  heldUntil: Date | null;
  reservationId: number | null;
  /** Grows by one in every statement that changes the status. */
  version: Generated<number>;
  /** The database's own clock; the repair of lost messages reads it. */
  changedAt: Generated<Date>;
}
