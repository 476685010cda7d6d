import { messages } from "../messages.ts";

/** The tickets that others passed on to the account. */
export const receivedList = messages("received-list", {
  title: "Tickets die u kreeg",
  notLoaded: "Tickets die u van iemand anders kreeg, konden niet geladen worden.",
  placesFrom: (places: string, giver: string) => `${places}, van ${giver}`,
  view: (count: number): string => (count === 1 ? "Bekijk dit ticket" : "Bekijk deze tickets"),
});
