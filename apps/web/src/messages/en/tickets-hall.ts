import type { ticketsHall } from "../nl/tickets-hall.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof ticketsHall> = {
  emptyFailed: "Your basket could not be emptied. Please try again.",
  anotherShow: "another performance",
  otherShow: "You chose another performance in another window",
  seatsFree: "Your seats for this performance are free again.",
};
