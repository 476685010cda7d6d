import type { ReservationStatus } from "./contracts/reservations.ts";
import type { ErrorCode } from "./error-codes.ts";

/** A ticket at check-in, as the server finds it or an offline device knows it. */
export interface TicketAtCheckIn {
  /** Whether the QR code had this ticket's secret, now or before it moved; also true when the number was typed. */
  secretMatches: boolean;
  /** Whether the QR code is that of a seat that it has left. */
  moved: boolean;
  showMatches: boolean;
  status: ReservationStatus;
  /** Whether the ticket's show is cancelled. Absent in lists of an older version, where such tickets are cancelled. */
  showCancelled?: boolean;
  scanned: boolean;
}

export type CheckInRefusal = Extract<
  ErrorCode,
  | "TICKET_FORGED"
  | "OTHER_SHOW"
  | "SHOW_CANCELLED"
  | "NOT_CONFIRMED"
  | "RESERVATION_CLOSED"
  | "ALREADY_SCANNED"
  | "TICKET_MOVED"
>;

/** Why a ticket is refused, by the first rule; null when it is valid. Server and offline devices share it. */
export function checkInRefusal({
  secretMatches,
  moved,
  showCancelled = false,
  showMatches,
  status,
  scanned,
}: TicketAtCheckIn): CheckInRefusal | null {
  // First, so that guessing secrets reveals nothing else about the ticket.
  if (!secretMatches) return "TICKET_FORGED";
  // Before the other show's: that one will not be played either.
  if (showCancelled) return "SHOW_CANCELLED";
  if (!showMatches) return "OTHER_SHOW";
  if (status === "PENDING") return moved ? "TICKET_MOVED" : "NOT_CONFIRMED";
  if (status !== "CONFIRMED") return "RESERVATION_CLOSED";
  // Somebody sits there already: the guest, or who holds the old print.
  if (scanned) return "ALREADY_SCANNED";
  return moved ? "TICKET_MOVED" : null;
}

/** Message for a ticket passed on or taken back since, moved or not. @param holder who has the code that is valid */
export const replacedCode = (holder: string): string => `Deze QR-code geldt niet meer. Het ticket is nu van ${holder}.`;

/** Message for a ticket of a cancelled show. @param show its name and when it would have been played */
export const cancelledShowTicket = (show: string): string =>
  `${show} is afgelast. Met dit ticket kan niemand binnen; wat er met het geld gebeurt, staat in de mail aan de gast.`;

/** Message for the code of a ticket that was given back. */
export const RETURNED_TICKET =
  "Dit ticket is teruggegeven en geldt niet meer. Laat niemand binnen; voor een andere stoel kan de gast naar de kassa.";
