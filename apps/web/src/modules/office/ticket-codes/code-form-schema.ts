import { codeTermsSchema, ticketCodeFormSchema } from "@podium/shared/contracts/ticket-codes";
import { readEuros, readPercent } from "@podium/shared/money/typed-amount";
import * as z from "zod";
import type { CodeFields } from "./code-form.ts";

/** Leaves out empty fields: no shows means all shows, and no date means no end. */
function termsOf({ name, showIds, validUntil }: CodeFields) {
  return {
    ...(name.trim() !== "" && { name: name.trim() }),
    ...(showIds.length > 0 && { showIds }),
    ...(validUntil !== "" && { validUntil }),
  };
}

/** Validates by the contract's rules, and leaves out fields that the type does not have. */
export const codeFieldsSchema = z.preprocess((fields: CodeFields) => {
  const { type, maxTickets, kind } = fields;
  if (type !== "DISCOUNT") return { type, maxTickets, ...termsOf(fields) };
  return {
    type,
    maxTickets,
    ...(kind === "percent"
      ? { percent: readPercent(fields.percent) }
      : { amountPerSeat: readEuros(fields.amountPerSeat) }),
    ...termsOf(fields),
  };
}, ticketCodeFormSchema);

export const changedFieldsSchema = z.preprocess(termsOf, codeTermsSchema);
