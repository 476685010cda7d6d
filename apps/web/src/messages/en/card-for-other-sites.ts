import type { cardForOtherSites } from "../nl/card-for-other-sites.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof cardForOtherSites> = {
  curtainClosed: "The curtain is down for a while",
  nonePlanned: "No performance is planned at the moment. We are rehearsing: come back soon.",
  toSite: "To our site",
  seeShow: "View the performance",
  saleClosed: "Online sales closed",
  lastPlaces: "Last seats",
  placesFree: "Seats available",
};
