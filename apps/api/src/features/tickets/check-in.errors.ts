import type { CheckInRefusal } from "@podium/shared/check-in-rules";
import { errorMessage } from "@podium/shared/error-codes";
import { clockTime } from "#platform/formats.ts";
import { DomainError } from "#platform/http-errors.ts";

/** One code for whatever is not confirmed (decisions, section 3); the message is precise. */
export function scanRefused(refusal: Exclude<CheckInRefusal, "ALREADY_SCANNED">, showName: string): DomainError {
  if (refusal === "RESERVATION_CLOSED") return new DomainError("NOT_CONFIRMED", {}, undefined, errorMessage(refusal));
  return new DomainError(refusal, { show: showName });
}

export function alreadyScanned(at: Date): DomainError {
  return new DomainError("ALREADY_SCANNED", { time: clockTime(at) }, [
    { field: "scannedAt", message: at.toISOString() },
  ]);
}
