import type { Translation } from "../messages.ts";
import type { receivedList } from "../nl/received-list.ts";

export const translation: Translation<typeof receivedList> = {
  title: "Tickets that you were given",
  notLoaded: "The tickets that somebody else gave you could not be loaded.",
  placesFrom: (places, giver) => `${places}, from ${giver}`,
  view: (count) => (count === 1 ? "View this ticket" : "View these tickets"),
};
