import type { Reservation } from "@podium/shared/contracts/reservations";

/** The name of online payment: the app that people know as Payconiq is Bancontact's now. */
export const PAID_ONLINE = "Bancontact (voorheen Payconiq)";

const statusWords: Record<Reservation["status"], string> = {
  PENDING: "Heropend",
  CONFIRMED: "Betaald",
  EXPIRED: "Vervallen",
  CANCELLED: "Geannuleerd",
};

/** What happened to a reservation, in a word for the mark on its row; null for changes that nobody looks for. */
export function changeWord(before: Reservation | undefined, after: Reservation): string | null {
  if (before === undefined)
    return after.status === "PENDING" || after.status === "CONFIRMED" ? "Nieuw" : statusWords[after.status];
  if (before.status !== after.status) return statusWords[after.status];
  const seats = ({ seats: all }: Reservation): string => all.map(({ seat }) => seat.seatId).join();
  return seats(before) === seats(after) && before.totalprice === after.totalprice ? null : "Gewijzigd";
}
