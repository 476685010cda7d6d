import type { ticketsHall } from "../nl/tickets-hall.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof ticketsHall> = {
  emptyFailed: "Le panier n'a pas pu être vidé. Réessayez.",
  anotherShow: "une autre représentation",
  otherShow: "Dans une autre fenêtre, vous avez choisi une autre représentation",
  seatsFree: "Vos places pour cette représentation sont de nouveau libres.",
};
