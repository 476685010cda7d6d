import { ticketCodeFormSchema } from "@podium/shared/contracts/ticket-codes";
import * as z from "zod";
import { ALL_SHOWS, type CodeFields } from "./code-form.ts";

function amount(typed: string): number {
  return /^\d+([.,]\d{1,2})?$/.test(typed.trim()) ? Number(typed.trim().replace(",", ".")) : Number.NaN;
}

/** By the contract's rules; what the type does not have is left out. */
export const codeFieldsSchema = z.preprocess(({ type, maxTickets, kind, ...fields }: CodeFields) => {
  if (type !== "DISCOUNT") return { type, maxTickets };
  return {
    type,
    maxTickets,
    ...(kind === "percent" ? { percent: amount(fields.percent) } : { amountPerSeat: amount(fields.amountPerSeat) }),
    ...(fields.showId !== ALL_SHOWS && { showIds: [Number(fields.showId)] }),
    ...(fields.validUntil !== "" && { validUntil: fields.validUntil }),
  };
}, ticketCodeFormSchema);
