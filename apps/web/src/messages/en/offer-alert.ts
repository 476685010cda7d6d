import { pluralOf } from "@podium/shared/words/languages";
import type { offerAlert } from "../nl/offer-alert.ts";
import type { Translation } from "../messages.ts";

const plural = pluralOf("en");

export const translation: Translation<typeof offerAlert> = {
  ready: (count, places) => `${places} ${plural(count, "is", "are")} ready for you.`,
  keptUntil: (until) => `You were on the waiting list. We keep this offer for you until ${until}.`,
  look: "View",
};
