import type { ticketsSoldOut } from "../nl/tickets-sold-out.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof ticketsSoldOut> = {
  announced: "Complet. Il n'y a plus de place libre.",
  title: "Complet",
  noSeatButList:
    "Il n'y a plus de place libre. Si une place se libère, la personne qui est depuis le plus longtemps sur la liste d'attente reçoit un e-mail.",
  noSeat: "Il n'y a plus de place libre.",
  anotherEvening: "Il reste des places un autre soir\u00A0:",
  question: "Vous avez une question\u00A0?",
  contact: "Contact",
};
