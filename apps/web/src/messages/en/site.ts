import type { site } from "../nl/site.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof site> = {
  back: "Back",
  ourSociety: "our theatre society",
  ourEmail: "our email address",
  ourHall: "our hall",
  inVillage: "in the village",
};
