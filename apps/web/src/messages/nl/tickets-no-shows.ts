import { messages } from "../messages.ts";

/** The page Tickets while no show is planned. */
export const ticketsNoShows = messages("tickets-no-shows", {
  title: "Er staat nu geen voorstelling gepland",
  later: "Zodra de volgende voorstelling in verkoop gaat, kiest u hier uw stoelen.",
  ask: "Stel ons een vraag",
});
