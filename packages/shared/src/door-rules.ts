import type { ReservationStatus } from "./contracts/reservations.ts";
import type { ErrorCode } from "./error-codes.ts";

/** A ticket at the door, as the server finds it or a device without a network knows it. */
export interface TicketAtDoor {
  /** Whether the QR code had this ticket's secret; also true when there was no code and somebody typed the number. */
  secretFits: boolean;
  /** Whether it is for the show at this door. */
  showFits: boolean;
  status: ReservationStatus;
  /** Whether it came in before. */
  scanned: boolean;
}

export type DoorRefusal = Extract<
  ErrorCode,
  "TICKET_FORGED" | "OTHER_SHOW" | "NOT_CONFIRMED" | "RESERVATION_CLOSED" | "ALREADY_SCANNED"
>;

/**
 * Why a ticket may not come in, by the first rule that says no; null when it may. The server and the devices at the door
 * both decide by this, so that nobody is told one thing with a network and another without.
 */
export function refuseAtDoor({ secretFits, showFits, status, scanned }: TicketAtDoor): DoorRefusal | null {
  // First, so that who guesses at secrets hears nothing else about the ticket.
  if (!secretFits) return "TICKET_FORGED";
  if (!showFits) return "OTHER_SHOW";
  if (status === "PENDING") return "NOT_CONFIRMED";
  if (status !== "CONFIRMED") return "RESERVATION_CLOSED";
  return scanned ? "ALREADY_SCANNED" : null;
}
