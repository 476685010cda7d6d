import type { ReservationStatus } from "./contracts/reservations.ts";

/** Whether the reservation has its seats. */
export function isActive({ status }: { status: ReservationStatus }): boolean {
  return status === "PENDING" || status === "CONFIRMED";
}
