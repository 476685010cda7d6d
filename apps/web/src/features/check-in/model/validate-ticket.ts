import type { CheckInList, CheckInShow, CheckInTicket } from "@podium/shared/contracts/check-in";
import { type CheckInRefusal, checkInRefusal } from "@podium/shared/check-in-rules";
import type { TicketName } from "./ticket-number.ts";

/** A scan by this device that the server does not know yet. */
export interface UnsentScan extends TicketName {
  clientId: string;
  showId: number;
  /** ISO 8601, server clock. */
  at: string;
  token?: string;
}

/** With the hash of the ticket's secret when a QR code was read. */
export interface AskedTicket extends TicketName {
  secretHash?: string;
}

export type ScanDecision =
  | { kind: "welcome"; ticket: CheckInTicket }
  | { kind: "already"; ticket: CheckInTicket; at: string }
  | { kind: "refused"; code: Exclude<CheckInRefusal, "ALREADY_SCANNED">; ticket: CheckInTicket }
  | { kind: "other-show"; show: CheckInShow }
  | { kind: "unknown" };

export function findTicket(list: CheckInList | null, { reservationId, seatId }: TicketName): CheckInTicket | undefined {
  return list?.tickets.find((ticket) => ticket.reservationId === reservationId && ticket.seatId === seatId);
}

/** Decides without the server, by the server's rules. */
export function validateTicket(list: CheckInList, unsent: readonly UnsentScan[], asked: AskedTicket): ScanDecision {
  const ticket = findTicket(list, asked);
  if (!ticket) {
    const show = list.otherShows.find(({ reservationIds }) => reservationIds.includes(asked.reservationId));
    return show ? { kind: "other-show", show } : { kind: "unknown" };
  }
  const at = scannedAt(ticket, unsent);
  const code = checkInRefusal({
    secretMatches: asked.secretHash === undefined || asked.secretHash === ticket.secretHash,
    showMatches: true,
    status: ticket.status,
    scanned: at !== null,
  });
  if (code !== null && code !== "ALREADY_SCANNED") return { kind: "refused", code, ticket };
  return at === null ? { kind: "welcome", ticket } : { kind: "already", ticket, at };
}

/** Null when not scanned, as far as this device knows. */
export function scannedAt(ticket: CheckInTicket, unsent: readonly UnsentScan[]): string | null {
  const own = unsent.find(
    ({ reservationId, seatId }) => reservationId === ticket.reservationId && seatId === ticket.seatId,
  );
  return ticket.scannedAt ?? own?.at ?? null;
}

/** The list after a scan, or after an undone one (`at` null). */
export function withScan(list: CheckInList, name: TicketName, at: string | null): CheckInList {
  const known = findTicket(list, name);
  if (!known) return list;
  return { ...list, tickets: list.tickets.map((ticket) => (ticket === known ? { ...ticket, scannedAt: at } : ticket)) };
}

/** Counts paid tickets only. */
export function countPresent(list: CheckInList, unsent: readonly UnsentScan[]): { present: number; expected: number } {
  const paid = list.tickets.filter(({ status }) => status === "CONFIRMED");
  return { present: paid.filter((ticket) => scannedAt(ticket, unsent) !== null).length, expected: paid.length };
}
