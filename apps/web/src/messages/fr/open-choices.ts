import type { openChoices } from "../nl/open-choices.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof openChoices> = {
  whereNow: (when, where) => `La représentation a maintenant lieu le ${when}${where && `, ${where}`}.`,
  hasChanged: (show) => `${show} a changé`,
  comeOrReturn: (last) => `Venez-vous, ou rendez-vous vos places\u00A0? Vous pouvez choisir jusqu'au ${last} inclus.`,
  choose: "Faites votre choix",
};
