import type { ReservationStatus } from "@podium/shared/contracts/reservations";

/** The statuses that may follow each status (decisions, sections 3, 5 and 6). */
export const transitions = {
  PENDING: ["CONFIRMED", "EXPIRED", "CANCELLED"],
  // Back to PENDING while the tickets of a confirmation by hand have not been sent.
  CONFIRMED: ["CANCELLED", "PENDING"],
  EXPIRED: ["CONFIRMED"],
  CANCELLED: [],
} as const satisfies Record<ReservationStatus, readonly ReservationStatus[]>;
