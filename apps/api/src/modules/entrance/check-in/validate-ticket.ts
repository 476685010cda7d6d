import { createHash } from "node:crypto";
import { checkInRefusal, type CheckInRefusal, mayAttend } from "@podium/shared/tickets/check-in-rules";
import type { ReservationStatus } from "@podium/shared/contracts/reservations";
import type { Attendant } from "#platform/http/caller.ts";
import type { Db } from "#platform/data/database.ts";
import { isSame } from "#platform/http/signed-token.ts";
import * as repository from "./check-in.repository.ts";

interface TicketAtScan {
  showId: number;
  secret: string;
  status: ReservationStatus;
  scannedAt: Date | null;
  startsAt: Date;
  cancelledAt: Date | null;
  /** Whether the QR code names a seat that the ticket has left. */
  moved: boolean;
}

export type ScanRefusal = CheckInRefusal | "SHOW_NOT_NEAR";
export type ScanDecision = "ADMIT" | ScanRefusal;

/** Returns the hash that devices store instead of the secret. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Locks the ticket. Only its secret at a former seat reveals that it moved from there, or was given back. */
export async function findScannedTicket(
  db: Db,
  { reservationId, seatId, token }: { reservationId: number; seatId: string; token?: string | undefined },
) {
  const ticket = await repository.lockTicket(db, reservationId, seatId);
  const found = ticket && { ...ticket, moved: false, renewed: false };
  if (token === undefined || (ticket && isSame(token, ticket.secret))) return found;
  const moved = await repository.findMovedTicket(db, reservationId, seatId, secretHash(token));
  if (moved) return { ...moved, moved: true };
  return (await repository.isGivenBack(db, { reservationId, seatId, token })) ? "GIVEN_BACK" : found;
}

/**
 * A forged ticket, and one of another or a cancelled show, is reported first, however far away the show is.
 * @param scan its `token` absent: checked in by hand; its `showId` absent: any show @param at when the guest arrived
 */
export function validateTicket(
  ticket: TicketAtScan,
  scan: { token?: string | undefined; showId?: number | undefined },
  { role }: Attendant,
  at: Date,
): ScanDecision {
  const refusal = checkInRefusal({
    moved: ticket.moved,
    secretMatches: ticket.moved || scan.token === undefined || isSame(scan.token, ticket.secret),
    showMatches: scan.showId === undefined || scan.showId === ticket.showId,
    showCancelled: ticket.cancelledAt !== null,
    status: ticket.status,
    scanned: ticket.scannedAt !== null,
  });
  if (refusal === "TICKET_FORGED" || refusal === "OTHER_SHOW" || refusal === "SHOW_CANCELLED") return refusal;
  return mayAttend(role, ticket.startsAt, at) ? (refusal ?? "ADMIT") : "SHOW_NOT_NEAR";
}
