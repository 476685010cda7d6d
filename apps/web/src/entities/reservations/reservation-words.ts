import type { Reservation } from "@podium/shared/contracts/reservations";

/** Visitors know Payconiq, which is Bancontact's by now. */
export const PAID_ONLINE = "Bancontact (voorheen Payconiq)";

const statusWords: Record<Reservation["status"], string> = {
  PENDING: "Heropend",
  CONFIRMED: "Betaald",
  EXPIRED: "Vervallen",
  CANCELLED: "Geannuleerd",
};

/** A label for the highlight on a row; null for changes that need none. */
export function changeWord(before: Reservation | undefined, after: Reservation): string | null {
  if (before === undefined)
    return after.status === "PENDING" || after.status === "CONFIRMED" ? "Nieuw" : statusWords[after.status];
  if (before.status !== after.status) return statusWords[after.status];
  const seats = ({ seats: all }: Reservation): string => all.map(({ seat }) => seat.seatId).join();
  return seats(before) === seats(after) && before.totalprice === after.totalprice ? null : "Gewijzigd";
}
