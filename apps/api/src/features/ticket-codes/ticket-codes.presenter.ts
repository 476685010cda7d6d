import type { CodeValidation, TicketCode } from "@podium/shared/contracts/ticket-codes";
import { errorMessage } from "@podium/shared/error-codes";
import type { TicketCodeRow } from "#database/tables/reservations.ts";
import { CODE_TYPE_NAMES, type TicketCodesService } from "./ticket-codes.service.ts";

export function presentTicketCode(row: TicketCodeRow): TicketCode {
  const { id, code, type, maxTickets, usedCount, percent, amountPerSeatCents, showIds, validUntil } = row;
  return {
    id,
    code,
    type,
    maxTickets,
    usedCount,
    ...(percent !== null && { percent }),
    ...(amountPerSeatCents !== null && { amountPerSeat: amountPerSeatCents / 100 }),
    ...(showIds !== null && { showIds }),
    ...(validUntil !== null && { validUntil }),
  };
}

type Validation = Awaited<ReturnType<TicketCodesService["validate"]>>;

export function presentValidation(code: Validation): Omit<CodeValidation, "total"> {
  if (!code) return { valid: false, codeType: null, availableTickets: 0, message: errorMessage("CODE_UNKNOWN") };
  const { type: codeType, availableTickets, refusal } = code;
  if (refusal) return { valid: false, codeType, availableTickets: 0, message: refusal.message };
  const tickets = availableTickets === 1 ? "1 ticket" : `${availableTickets} tickets`;
  const message = `${CODE_TYPE_NAMES[codeType]} geldig: nog ${tickets} beschikbaar.`;
  return { valid: true, codeType, availableTickets, message };
}
