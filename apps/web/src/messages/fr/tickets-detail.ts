import type { Translation } from "../messages.ts";
import type { ticketsDetail } from "../nl/tickets-detail.ts";

export const translation: Translation<typeof ticketsDetail> = {
  title: "Mes billets",
  offline: (when) => `Il n'y a pas de connexion pour le moment. Voici vos billets tels qu'ils étaient le ${when}.`,
  loadFailed: "Les billets n'ont pas pu être chargés",
  status: "Statut",
  totalPrice: "Prix total",
};
