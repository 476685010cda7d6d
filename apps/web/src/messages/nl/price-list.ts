import { messages } from "../messages.ts";

export const priceList = messages("price-list", {
  title: "Prijzen",
  perSeat: "Per stoel",
  typeLater: "U kiest het tickettype in uw winkelwagen of voor u bevestigt.",
});
