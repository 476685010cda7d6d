import type { ticketsNoShows } from "../nl/tickets-no-shows.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof ticketsNoShows> = {
  title: "No performance is planned at the moment",
  later: "As soon as the next performance goes on sale, you can choose your seats here.",
  ask: "Ask us a question",
};
