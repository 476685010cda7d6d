import type { ReservationStatus } from "./contracts/reservations.ts";
import type { ErrorCode } from "./error-codes.ts";

/** A ticket at its check-in, as the server finds it or a device without a network knows it. */
export interface TicketAtCheckIn {
  /** Whether the QR code had this ticket's secret; also true when there was no code and somebody typed the number. */
  secretMatches: boolean;
  /** Whether it is for the show of this check-in. */
  showMatches: boolean;
  status: ReservationStatus;
  /** Whether it was checked in before. */
  scanned: boolean;
}

export type CheckInRefusal = Extract<
  ErrorCode,
  "TICKET_FORGED" | "OTHER_SHOW" | "NOT_CONFIRMED" | "RESERVATION_CLOSED" | "ALREADY_SCANNED"
>;

/**
 * Why a ticket may not come in, by the first rule that refuses it; null when it may. The server and the devices at the
 * entrance share it, so that a scan gets the same decision with and without a network.
 */
export function checkInRefusal({
  secretMatches,
  showMatches,
  status,
  scanned,
}: TicketAtCheckIn): CheckInRefusal | null {
  // First, so that somebody who guesses at secrets learns nothing else about the ticket.
  if (!secretMatches) return "TICKET_FORGED";
  if (!showMatches) return "OTHER_SHOW";
  if (status === "PENDING") return "NOT_CONFIRMED";
  if (status !== "CONFIRMED") return "RESERVATION_CLOSED";
  return scanned ? "ALREADY_SCANNED" : null;
}
