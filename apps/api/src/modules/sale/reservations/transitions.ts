import type { ByHand, ReservationStatus } from "@podium/shared/contracts/reservations";

/** The statuses that may follow each status (decisions, sections 3, 5 and 6). */
export const transitions = {
  PENDING: ["CONFIRMED", "EXPIRED", "CANCELLED"],
  // Undoing a confirmation by hand, until its tickets are sent
  CONFIRMED: ["CANCELLED", "PENDING"],
  EXPIRED: ["CONFIRMED"],
  CANCELLED: [],
} as const satisfies Record<ReservationStatus, readonly ReservationStatus[]>;

/** The actor of a confirmation, and the facts about its money */
export interface Confirmer {
  /** Null: a payment provider */
  actorId?: number | null;
  /** How a volunteer received the money or saw it on the account; absent: a provider or a bank statement reported it */
  byHand?: ByHand | undefined;
  /** Amount that is still due in cash */
  cashDueCents?: number;
}
