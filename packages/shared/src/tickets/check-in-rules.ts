import { NEAR_SHOW_SECONDS } from "#contracts/limits.ts";
import { includesRole, type Role } from "#contracts/roles.ts";
import type { ReservationStatus } from "#contracts/reservations.ts";
import type { ErrorCode } from "#contracts/errors/error-codes.ts";

/** Whether `role` may see the visitors of a show: the entrance only around its beginning, the box office always. */
export function mayAttend(role: Role, startsAt: Date, at: Date): boolean {
  if (includesRole(role, "BOX_OFFICE")) return true;
  return includesRole(role, "DOOR") && Math.abs(startsAt.getTime() - at.getTime()) <= NEAR_SHOW_SECONDS * 1000;
}

export interface TicketAtCheckIn {
  /** Whether the QR code has the ticket's secret, or the one from before it moved; also true for a check-in by hand. */
  secretMatches: boolean;
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

/** Null: valid. The server and offline devices share these rules. */
export function checkInRefusal({
  secretMatches,
  moved,
  showCancelled = false,
  showMatches,
  status,
  scanned,
}: TicketAtCheckIn): CheckInRefusal | null {
  // The secret comes first, so that guessing secrets reveals nothing else about the ticket.
  if (!secretMatches) return "TICKET_FORGED";
  // A cancelled show comes before OTHER_SHOW: sending the visitor to that show would not help.
  if (showCancelled) return "SHOW_CANCELLED";
  if (!showMatches) return "OTHER_SHOW";
  if (status === "PENDING") return moved ? "TICKET_MOVED" : "NOT_CONFIRMED";
  if (status !== "CONFIRMED") return "RESERVATION_CLOSED";
  // A scanned ticket comes before a moved one: its holder, or somebody with an old print, is inside already.
  if (scanned) return "ALREADY_SCANNED";
  return moved ? "TICKET_MOVED" : null;
}

/** @param holder has the valid code */
export const replacedCode = (holder: string): string => `Deze QR-code geldt niet meer. Het ticket is nu van ${holder}.`;

/** @param show its name and when it would have been played */
export const cancelledShowTicket = (show: string): string =>
  `${show} is afgelast. Met dit ticket kan niemand binnen; wat er met het geld gebeurt, staat in de mail aan de gast.`;

export const RETURNED_TICKET =
  "Dit ticket is teruggegeven en geldt niet meer. Laat niemand binnen; voor een andere stoel kan de gast naar de kassa.";
