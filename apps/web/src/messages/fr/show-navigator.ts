import type { showNavigator } from "../nl/show-navigator.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof showNavigator> = {
  chooseShow: "Choisir une représentation",
  previous: "Représentation précédente",
  next: "Représentation suivante",
};
