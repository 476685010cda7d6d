import type { ReservationStatus } from "#contracts/reservations.ts";

export function isActive({ status }: { status: ReservationStatus }): boolean {
  return status === "PENDING" || status === "CONFIRMED";
}

/** Whether the reservation awaits a payment; one that a code covers entirely does not. */
export function isUnpaid({ status, totalprice }: { status: ReservationStatus; totalprice: number }): boolean {
  return status === "PENDING" && totalprice > 0;
}
