import { voucherCorrectionSchema, voucherFormSchema } from "@podium/shared/contracts/vouchers";
import { readEuros } from "@podium/shared/money/typed-amount";
import * as z from "zod";

export interface SaleFields {
  amount: string;
  /** Empty until chosen. */
  paid: "" | "cash" | "transfer" | "free";
  reason: string;
  name: string;
  email: string;
}

export interface CorrectionFields {
  direction: "on" | "off";
  amount: string;
  reason: string;
}

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
