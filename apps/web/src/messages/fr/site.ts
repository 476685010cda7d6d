import type { site } from "../nl/site.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof site> = {
  back: "Retour",
  ourSociety: "notre troupe de théâtre",
  ourEmail: "notre adresse e-mail",
  ourHall: "notre salle",
  inVillage: "au village",
};
