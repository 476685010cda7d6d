import { createHash, timingSafeEqual } from "node:crypto";
import { type CheckInRefusal, checkInRefusal } from "@podium/shared/check-in-rules";
import type { ReservationStatus } from "@podium/shared/contracts/reservations";

interface TicketAtScan {
  showId: number;
  secret: string;
  status: ReservationStatus;
  scannedAt: Date | null;
}

export type ScanDecision = "ADMIT" | CheckInRefusal;

/** Devices store it instead of the secret. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Compares in constant time. */
function sameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/** @param scan.token none: typed by hand @param scan.showId none: any show */
export function validateTicket(
  ticket: TicketAtScan,
  scan: { token?: string | undefined; showId?: number | undefined },
): ScanDecision {
  const refusal = checkInRefusal({
    secretMatches: scan.token === undefined || sameSecret(scan.token, ticket.secret),
    showMatches: scan.showId === undefined || scan.showId === ticket.showId,
    status: ticket.status,
    scanned: ticket.scannedAt !== null,
  });
  return refusal ?? "ADMIT";
}
