import type { Reservation } from "@podium/shared/contracts/reservations";

const statusWords: Record<Reservation["status"], string> = {
  PENDING: "Heropend",
  CONFIRMED: "Betaald",
  EXPIRED: "Vervallen",
  CANCELLED: "Geannuleerd",
};

/** What has happened to a reservation, in a word for the mark on its row; null when nothing that one looks for. */
export function changeWord(before: Reservation | undefined, after: Reservation): string | null {
  if (before === undefined)
    return after.status === "PENDING" || after.status === "CONFIRMED" ? "Nieuw" : statusWords[after.status];
  if (before.status !== after.status) return statusWords[after.status];
  const seats = ({ seats: all }: Reservation): string => all.map(({ seat }) => seat.seatId).join();
  return seats(before) === seats(after) && before.totalprice === after.totalprice ? null : "Gewijzigd";
}
