import { messages } from "../messages.ts";

/** Texts around the map. */
export const venue = messages("venue", {
  findHall: "Zo vindt u de zaal",
  map: (hall: string) => `Kaart: ${hall}`,
  showMap: "Toon de kaart",
  mapFrom: "De kaart komt van OpenStreetMap, dat dan uw IP-adres ziet.",
  openMap: "Open de kaart in een nieuw venster",
});
