import type { Tickets } from "@podium/shared/contracts/tickets";
import { seatLabel } from "@podium/shared/seat-id";

/** The server's code, else the reservation's data, which check-in looks up by hand (specification, section 3). */
export function localQrContent(reservation: Tickets, index: number, now: Date): string {
  const content = reservation.qrContents?.[index];
  if (content !== undefined) return content;
  const seatId = reservation.seats[index]?.seat.seatId ?? "";
  return JSON.stringify({
    reservationId: reservation.id,
    seatId,
    showId: reservation.show.id,
    userId: reservation.user.id,
    timestamp: now.toISOString(),
    seatInfo: seatLabel(seatId),
  });
}
