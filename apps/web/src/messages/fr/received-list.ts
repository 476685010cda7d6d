import type { Translation } from "../messages.ts";
import type { receivedList } from "../nl/received-list.ts";

export const translation: Translation<typeof receivedList> = {
  title: "Billets que vous avez reçus",
  notLoaded: "Les billets que vous avez reçus de quelqu'un d'autre n'ont pas pu être chargés.",
  placesFrom: (places, giver) => `${places} (${giver})`,
  view: (count) => (count === 1 ? "Voir ce billet" : "Voir ces billets"),
};
