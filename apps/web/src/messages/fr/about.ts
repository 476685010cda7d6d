import type { about } from "../nl/about.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof about> = {
  title: "À propos de nous",
  history: "Notre histoire",
  contactUs: "Contactez-nous",
  whoWeAre: "Qui nous sommes",
};
