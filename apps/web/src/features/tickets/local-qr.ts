import type { Tickets } from "@podium/shared/contracts/tickets";
import { seatLabel } from "@podium/shared/seat-id";

/**
 * What a QR code says that is made here because the server gave none for this seat (specification, section 3).
 * When the server gave the contents of the code, those; else the reservation's own data, which the door looks up by hand.
 */
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
