import type { Reservation, ReservationStatus } from "@podium/shared/contracts/reservations";
import { isActive } from "@podium/shared/tickets/reservation-status";
import { reservationStatus } from "#messages/nl/payment.ts";

const changeWords = (): Record<ReservationStatus, string> => ({
  ...reservationStatus(),
  PENDING: "Heropend",
  CONFIRMED: "Betaald",
});

/** A label for the highlight on a row; null for changes that need none. */
export function changeWord(before: Reservation | undefined, after: Reservation): string | null {
  if (before === undefined) return isActive(after) ? "Nieuw" : changeWords()[after.status];
  if (before.status !== after.status) return changeWords()[after.status];
  const seats = ({ seats: all }: Reservation): string => all.map(({ seat }) => seat.seatId).join();
  return seats(before) === seats(after) && before.totalprice === after.totalprice ? null : "Gewijzigd";
}
