import type { Reservation, ReservationStatus } from "@podium/shared/contracts/reservations";
import { isActive } from "@podium/shared/tickets/reservation-status";
import { STANDARD_TYPE } from "@podium/shared/tickets/ticket-types";
import { paymentMethod, reservationStatus } from "#messages/nl/payment.ts";

/** The payment methods in words for volunteers, with cash and card, which only the box office takes. */
export const methodWords = (): Record<Reservation["paymentMethod"], string> => ({
  ...paymentMethod(),
  CASH: "Contant",
  CARD: "Kaart",
});

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

/** '2 × Volwassene, 1 × Kind', or '' when all seats have the standard type, which needs no name. */
export function typesInWords(seats: ReadonlyArray<Pick<Reservation["seats"][number], "ticketType">>): string {
  const byName = Map.groupBy(seats, ({ ticketType }) => ticketType.name);
  if (byName.size === 1 && byName.has(STANDARD_TYPE)) return "";
  return [...byName].map(([name, { length }]) => `${length} × ${name}`).join(", ");
}
