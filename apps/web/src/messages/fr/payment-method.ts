import type { Translation } from "../messages.ts";
import type { paymentMethod } from "../nl/payment-method.ts";

export const translation: Translation<typeof paymentMethod> = {
  MANUAL: "Virement",
  PAYCONIQ: "Bancontact (anciennement Payconiq)",
};
