import { createHash, timingSafeEqual } from "node:crypto";
import { type CheckInRefusal, checkInRefusal } from "@podium/shared/check-in-rules";
import type { ReservationStatus } from "@podium/shared/contracts/reservations";

/** What the database knows of a ticket at the moment of its scan. */
interface TicketAtScan {
  showId: number;
  secret: string;
  status: ReservationStatus;
  scannedAt: Date | null;
}

export type ScanDecision = "ADMIT" | CheckInRefusal;

/** What devices store instead of a ticket's secret. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Compares in constant time, so that the time does not tell where two secrets differ. */
function sameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/**
 * @param scan.token the secret of the QR code; none when somebody typed the number
 * @param scan.showId the show at this entrance; none: any
 */
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
