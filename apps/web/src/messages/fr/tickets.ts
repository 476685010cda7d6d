import type { tickets } from "../nl/tickets.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof tickets> = {
  title: "Billets",
  description:
    "Choisissez vos places sur le plan de la salle et réservez vos billets pour la prochaine représentation.",
  weHoldSeats: (minutes) =>
    `Nous gardons vos places pendant ${minutes} minutes, pour que vous puissiez choisir et confirmer tranquillement.`,
  loading: "Chargement des billets…",
  hallLoading: "Chargement de la salle…",
  loadFailed: "Les représentations n'ont pas pu être chargées",
};
