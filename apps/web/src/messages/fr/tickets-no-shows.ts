import type { ticketsNoShows } from "../nl/tickets-no-shows.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof ticketsNoShows> = {
  title: "Aucune représentation n'est prévue pour le moment",
  later: "Dès que la prochaine représentation sera en vente, vous choisirez vos places ici.",
  ask: "Posez-nous une question",
};
