import type { CodeValidation, TicketCode } from "@podium/shared/contracts/ticket-codes";
import { errorMessage } from "@podium/shared/error-codes";
import type { TicketCodeRow } from "#database/tables/reservations.ts";
import { CODE_TYPE_NAMES, type TicketCodesService } from "./ticket-codes.service.ts";

export function presentTicketCode({ id, code, type, maxTickets, usedCount }: TicketCodeRow): TicketCode {
  return { id, code, type, maxTickets, usedCount };
}

type Validation = Awaited<ReturnType<TicketCodesService["validate"]>>;

/** @param totalCents of the caller's cart with this code; null without a cart */
export function presentValidation(code: Validation, totalCents: number | null): CodeValidation {
  return { ...presentCode(code), ...(totalCents !== null && { total: totalCents / 100 }) };
}

function presentCode(code: Validation): Omit<CodeValidation, "total"> {
  if (!code) return { valid: false, codeType: null, availableTickets: 0, message: errorMessage("CODE_UNKNOWN") };
  const { type: codeType, availableTickets } = code;
  if (availableTickets === 0) {
    return { valid: false, codeType, availableTickets, message: errorMessage("CODE_EXHAUSTED") };
  }
  const tickets = availableTickets === 1 ? "1 ticket" : `${availableTickets} tickets`;
  const message = `${CODE_TYPE_NAMES[codeType]} geldig: nog ${tickets} beschikbaar.`;
  return { valid: true, codeType, availableTickets, message };
}
