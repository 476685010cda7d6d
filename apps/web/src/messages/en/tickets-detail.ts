import type { Translation } from "../messages.ts";
import type { ticketsDetail } from "../nl/tickets-detail.ts";

export const translation: Translation<typeof ticketsDetail> = {
  title: "My tickets",
  offline: (when) => `There is no connection now. These are your tickets as they were on ${when}.`,
  loadFailed: "The tickets could not be loaded",
  status: "Status",
  totalPrice: "Total price",
};
