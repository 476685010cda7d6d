export interface SaleFields {
  amount: string;
  /** Empty: not chosen. */
  paid: "" | "cash" | "transfer" | "free";
  /** Reason for a voucher that is given for nothing. */
  reason: string;
  name: string;
  email: string;
}

export const NEW_SALE: SaleFields = { amount: "", paid: "", reason: "", name: "", email: "" };

export interface CorrectionFields {
  direction: "on" | "off";
  amount: string;
  reason: string;
}
