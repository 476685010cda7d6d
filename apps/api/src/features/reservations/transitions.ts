import type { ReservationStatus } from "@podium/shared/contracts/reservations";

/**
 * Where a reservation may go from where it is (decisions, sections 3, 5 and 6).
 * An expired one comes back to life only by a confirmation that finds all its seats free.
 */
export const transitions = {
  PENDING: ["CONFIRMED", "EXPIRED", "CANCELLED"],
  CONFIRMED: ["CANCELLED"],
  EXPIRED: ["CONFIRMED"],
  CANCELLED: [],
} as const satisfies Record<ReservationStatus, readonly ReservationStatus[]>;
