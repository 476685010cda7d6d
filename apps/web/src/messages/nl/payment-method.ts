import { messages } from "../messages.ts";

/** How somebody pays; volunteers know cash as well. */
export const paymentMethod = messages("payment-method", {
  MANUAL: "Overschrijving",
  PAYCONIQ: "Bancontact (voorheen Payconiq)",
});
