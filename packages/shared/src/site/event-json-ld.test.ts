import { expect, it } from "vitest";
import type { Play } from "#contracts/plays.ts";
import { eventsJsonLd } from "./event-json-ld.ts";
import type { Language } from "#words/languages.ts";

const play: Play = {
  id: 1,
  slug: "de-vrek",
  title: "De vrek",
  year: 2027,
  phase: "COMING",
  genre: "",
  about: "",
  poster: null,
  motif: "key",
  director: "",
  leads: [],
  author: "",
  cast: [],
  synopsis: "",
  durationMinutes: null,
  hasInterval: false,
  minAge: null,
  spokenLanguage: "",
  photos: [],
  quotes: [],
  evenings: [
    {
      showId: 7,
      dateTime: "2027-03-06T19:00:00.000Z",
      priceFrom: 12,
      salesOpenAt: null,
      salesCloseAt: "2027-03-06T18:00:00.000Z",
      cancelled: false,
    },
  ],
};

it.each<[Language, string]>([
  ["nl", "https://podium.example"],
  ["fr", "https://podium.example/fr"],
])("a show links to the pages in the language of the page: %s", (language, site) => {
  const [event] = eventsJsonLd(
    { play, soldOut: new Set(), movedFrom: new Map() },
    {
      publicUrl: "https://podium.example",
      language,
      society: "Kring De Komma",
      venue: { venueName: "Parochiezaal", venueAddress: "Dorpsstraat 1, 9999 Voorbeelddorp" },
      doorsOpenMinutes: 60,
      now: new Date("2027-03-01T09:00:00.000Z"),
    },
  );
  expect([event?.url, event?.offers?.url]).toEqual([`${site}/voorstelling/de-vrek`, `${site}/tickets?show=7`]);
  // These properties are the same in every language.
  expect(event).toMatchObject({
    image: ["https://podium.example/voorstelling/de-vrek/affiche.jpg"],
    organizer: { url: "https://podium.example" },
  });
});
