import { ticketCodeFormSchema } from "@podium/shared/contracts/ticket-codes";
import * as z from "zod";
import { readEuros } from "#platform/typed-euros.ts";
import type { CodeFields } from "./code-form.ts";

/** By the contract's rules; what the type does not have is left out. */
export const codeFieldsSchema = z.preprocess(({ type, maxTickets, kind, ...fields }: CodeFields) => {
  if (type !== "DISCOUNT") return { type, maxTickets };
  return {
    type,
    maxTickets,
    ...(kind === "percent"
      ? { percent: readEuros(fields.percent) }
      : { amountPerSeat: readEuros(fields.amountPerSeat) }),
    ...(fields.showIds.length > 0 && { showIds: fields.showIds }),
    ...(fields.validUntil !== "" && { validUntil: fields.validUntil }),
  };
}, ticketCodeFormSchema);
