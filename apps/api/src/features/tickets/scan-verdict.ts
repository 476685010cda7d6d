import { createHash, timingSafeEqual } from "node:crypto";
import type { ReservationStatus } from "@podium/shared/contracts/reservations";
import { type CheckInRefusal, checkInRefusal } from "@podium/shared/check-in-rules";
import { errorMessage } from "@podium/shared/error-codes";
import { DomainError } from "#platform/http-errors.ts";

/** What the database knows of a ticket at the moment when somebody wants in with it. */
export interface TicketAtScan {
  showId: number;
  showName: string;
  secret: string;
  status: ReservationStatus;
  scannedAt: Date | null;
}

const time = new Intl.DateTimeFormat("nl-BE", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Brussels" });

/** '19:42' */
export function clockTime(moment: Date): string {
  return time.format(moment);
}

/** What devices keep instead of a ticket's secret. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Compares secrets in a time that says nothing about where they differ. */
function sameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/**
 * Why a ticket may not come in; null when it may.
 * @param token the secret of the QR code; none when somebody typed the number
 * @param showId the show at this door; none given: any
 */
export function refusalOf(
  ticket: TicketAtScan,
  asked: { token?: string | undefined; showId?: number | undefined },
): CheckInRefusal | null {
  return checkInRefusal({
    secretMatches: asked.token === undefined || sameSecret(asked.token, ticket.secret),
    showMatches: asked.showId === undefined || asked.showId === ticket.showId,
    status: ticket.status,
    scanned: ticket.scannedAt !== null,
  });
}

/**
 * A refusal as the scan call of the contract says it (decisions, section 3): one code for whatever is not confirmed. The
 * sentence stays the precise one.
 */
export function asScanAnswer(refusal: Exclude<CheckInRefusal, "ALREADY_SCANNED">, ticket: TicketAtScan): DomainError {
  if (refusal === "RESERVATION_CLOSED") return new DomainError("NOT_CONFIRMED", {}, undefined, errorMessage(refusal));
  return new DomainError(refusal, { show: ticket.showName });
}

/** The ticket came in before. The moment is in the details, for whoever shows it in another way. */
export function alreadyScanned(at: Date): DomainError {
  return new DomainError("ALREADY_SCANNED", { time: clockTime(at) }, [
    { field: "scannedAt", message: at.toISOString() },
  ]);
}
