import type { venue } from "../nl/venue.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof venue> = {
  findHall: "How to find the hall",
  map: (hall) => `Map: ${hall}`,
  showMap: "Show the map",
  mapFrom: "The map comes from OpenStreetMap, which will then see your IP address.",
  openMap: "Open the map in a new window",
};
