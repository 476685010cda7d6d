import { messages } from "../messages.ts";

/** The card that other sites frame. */
export const cardForOtherSites = messages("card-for-other-sites", {
  curtainClosed: "Het doek is even dicht",
  nonePlanned: "Er staat nu geen voorstelling gepland. Wij repeteren: kom binnenkort terug.",
  toSite: "Naar onze site",
  seeShow: "Bekijk de voorstelling",
  saleClosed: "Onlineverkoop gesloten",
  lastPlaces: "Laatste plaatsen",
  placesFree: "Nog plaatsen vrij",
});
