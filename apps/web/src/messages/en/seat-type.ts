import type { seatType } from "../nl/seat-type.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof seatType> = {
  typeOf: (seat) => `Ticket type for ${seat}`,
  offSale: "No longer on sale: you keep it",
  changed: (seat, total) => `Ticket type for ${seat} changed. Total ${total}.`,
  failed: "Something went wrong while changing the ticket type. Please try again later.",
  notYetChanged: "There is no connection at the moment. This ticket type has not been changed yet.",
};
