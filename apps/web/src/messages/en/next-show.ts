import type { nextShow } from "../nl/next-show.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof nextShow> = {
  loading: "Loading performance…",
  curtainClosed: "The curtain is down for a while",
  nonePlanned: "No performance is planned at the moment. We are rehearsing: come back soon for the new dates.",
  seePlayed: "See what we have performed",
  writeUs: "Ask us a question",
  alsoPlanned: "Also coming up",
};
