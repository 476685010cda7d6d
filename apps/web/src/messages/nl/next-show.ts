import { messages } from "../messages.ts";

/** Texts around the next show on the home page. */
export const nextShow = messages("next-show", {
  loading: "Voorstelling laden…",
  curtainClosed: "Het doek is even dicht",
  nonePlanned: "Er staat nu geen voorstelling gepland. Wij repeteren: kom binnenkort terug voor de nieuwe data.",
  seePlayed: "Bekijk wat wij al speelden",
  writeUs: "Stel ons een vraag",
  alsoPlanned: "Ook op de planning",
});
