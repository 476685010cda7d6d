import type { ticketsSoldOut } from "../nl/tickets-sold-out.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof ticketsSoldOut> = {
  announced: "Sold out. There is no seat left.",
  title: "Sold out",
  noSeatButList:
    "There is no seat left. If a seat becomes free, we email whoever has been on the waiting list the longest.",
  noSeat: "There is no seat left.",
  anotherEvening: "There are still seats on another evening:",
  question: "Do you have a question?",
  contact: "Contact",
};
