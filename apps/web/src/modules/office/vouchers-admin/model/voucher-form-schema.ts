import { voucherCorrectionSchema, voucherFormSchema } from "@podium/shared/contracts/vouchers";
import { readEuros } from "@podium/shared/money/typed-amount";
import * as z from "zod";
import type { CorrectionFields, SaleFields } from "./voucher-fields.ts";

/** Validates by the contract's rules. */
export const saleFieldsSchema = z.preprocess(
  ({ amount, reason, ...fields }: SaleFields) => ({
    ...fields,
    amount: readEuros(amount),
    ...(fields.paid === "free" && { reason }),
  }),
  voucherFormSchema,
);

export const correctionFieldsSchema = z.preprocess(
  ({ amount, direction, reason }: CorrectionFields) => ({
    amount: readEuros(amount) * (direction === "off" ? -1 : 1),
    reason,
  }),
  voucherCorrectionSchema,
);
