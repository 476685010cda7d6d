import type { Content } from "@podium/shared/contracts/content";
import type { InAllLanguages } from "#seed/in-all-languages.ts";

export const plays: InAllLanguages<Content<"plays">> = {
  lead: {
    nl: "Een kwarteeuw premières: wie regisseerde, wie de zaal deed lachen en wie ze stil kreeg.",
    fr: "Un quart de siècle de premières\u00A0: qui a mis en scène, qui a fait rire la salle et qui l'a laissée sans voix.",
    en: "A quarter of a century of opening nights: who directed, who made the house laugh and who made it fall silent.",
  },
};
