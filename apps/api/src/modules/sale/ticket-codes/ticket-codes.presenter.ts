import type { CodeType, CodeValidation, TicketCode } from "@podium/shared/contracts/ticket-codes";
import type { Language } from "@podium/shared/words/languages";
import type { TicketCodeRow } from "#database/tables/reservations.ts";
import { errorMessage } from "#platform/process/domain-error.ts";
import { CODE_TYPE_NAMES, type TicketCodesService } from "./ticket-codes.service.ts";

export function presentTicketCode(row: TicketCodeRow): TicketCode {
  const { id, code, type, maxTickets, usedCount, name, percent, amountPerSeatCents, showIds, validUntil } = row;
  return {
    id,
    code,
    type,
    maxTickets,
    usedCount,
    ...(name !== "" && { name }),
    ...(percent !== null && { percent }),
    ...(amountPerSeatCents !== null && { amountPerSeat: amountPerSeatCents / 100 }),
    ...(showIds !== null && { showIds }),
    ...(validUntil !== null && { validUntil }),
  };
}

type Validation = Awaited<ReturnType<TicketCodesService["validate"]>>;

const VALID: Readonly<Record<Language, (type: CodeType, tickets: number) => string>> = {
  nl: (type, tickets) =>
    `${CODE_TYPE_NAMES[type]} geldig: nog ${tickets === 1 ? "1 ticket" : `${tickets} tickets`} beschikbaar.`,
  fr(type, tickets) {
    const names = { SPONSOR: "Code sponsor", PRE_ORDER: "Code de prévente", DISCOUNT: "Code de réduction" };
    return `${names[type]} valable\u00A0: encore ${tickets === 1 ? "1 billet disponible" : `${tickets} billets disponibles`}.`;
  },
  en(type, tickets) {
    const names = { SPONSOR: "Sponsor code", PRE_ORDER: "Presale code", DISCOUNT: "Discount code" };
    return `${names[type]} valid: ${tickets === 1 ? "1 ticket" : `${tickets} tickets`} left.`;
  },
};

/** @param language of the visitor who entered the code */
export function presentValidation(code: Validation, language: Language): Omit<CodeValidation, "total"> {
  if (!code) {
    const message = errorMessage("CODE_UNKNOWN", {}, language);
    return { valid: false, codeType: null, availableTickets: 0, message };
  }
  const { type: codeType, availableTickets, refusal } = code;
  if (refusal) return { valid: false, codeType, availableTickets: 0, message: refusal.messageIn(language) };
  return { valid: true, codeType, availableTickets, message: VALID[language](codeType, availableTickets) };
}
