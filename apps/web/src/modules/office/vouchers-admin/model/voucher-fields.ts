export interface SaleFields {
  amount: string;
  /** Empty until chosen. */
  paid: "" | "cash" | "transfer" | "free";
  /** Reason for giving a voucher for free. */
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
