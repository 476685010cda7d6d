import type { ReservationStatus } from "./contracts/reservations.ts";

/** Whether the reservation has its seats. */
export function isActive({ status }: { status: ReservationStatus }): boolean {
  return status === "PENDING" || status === "CONFIRMED";
}

/** Whether its seats wait for money; what a code paid owes none. */
export function isUnpaid({ status, totalprice }: { status: ReservationStatus; totalprice: number }): boolean {
  return status === "PENDING" && totalprice > 0;
}
