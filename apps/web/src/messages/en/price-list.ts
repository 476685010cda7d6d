import type { priceList } from "../nl/price-list.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof priceList> = {
  title: "Prices",
  perSeat: "Per seat",
  typeLater: "You choose the ticket type in your basket or before you confirm.",
};
