import type { Translation } from "../messages.ts";
import type { myReservations } from "../nl/my-reservations.ts";

export const translation: Translation<typeof myReservations> = {
  loading: "Chargement des réservations…",
  loadFailed: "Les réservations n'ont pas pu être chargées",
  foundHere: "Vous retrouverez ici ce que vous réservez, avec vos billets.",
};
