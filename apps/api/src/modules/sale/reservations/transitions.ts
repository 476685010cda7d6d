import type { ReservationStatus } from "@podium/shared/contracts/reservations";

/** The statuses that may follow each status (decisions, sections 3, 5 and 6). */
export const transitions = {
  PENDING: ["CONFIRMED", "EXPIRED", "CANCELLED"],
  // Undoing a confirmation by hand, until its tickets are sent
  CONFIRMED: ["CANCELLED", "PENDING"],
  EXPIRED: ["CONFIRMED"],
  CANCELLED: [],
} as const satisfies Record<ReservationStatus, readonly ReservationStatus[]>;
