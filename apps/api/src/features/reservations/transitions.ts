import type { ByHand, ReservationStatus } from "@podium/shared/contracts/reservations";

/** The statuses that may follow each status (decisions, sections 3, 5 and 6). */
export const transitions = {
  PENDING: ["CONFIRMED", "EXPIRED", "CANCELLED"],
  // Back to PENDING while the tickets of a confirmation by hand have not been sent.
  CONFIRMED: ["CANCELLED", "PENDING"],
  EXPIRED: ["CONFIRMED"],
  CANCELLED: [],
} as const satisfies Record<ReservationStatus, readonly ReservationStatus[]>;

/** The confirmation of a reservation: its actor, and what they know of its money. */
export interface Confirmer {
  /** Null: a payment provider. */
  actorId?: number | null;
  /** How a volunteer received the money, or saw it on the account; none: a provider's or a bank's word. */
  byHand?: ByHand | undefined;
  /** Amount that is still to come in cash. */
  cashDueCents?: number;
}
