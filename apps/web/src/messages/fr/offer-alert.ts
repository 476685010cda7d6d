import { pluralOf } from "@podium/shared/words/languages";
import type { offerAlert } from "../nl/offer-alert.ts";
import type { Translation } from "../messages.ts";

const plural = pluralOf("fr");

export const translation: Translation<typeof offerAlert> = {
  ready: (count, places) => `${places} ${plural(count, "vous attend", "vous attendent")}.`,
  keptUntil: (until) => `Vous étiez sur la liste d'attente. Nous gardons cette offre pour vous jusqu'au ${until}.`,
  look: "Voir",
};
