import type { texts } from "../nl/texts.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof texts> = {
  privacy: "Privacy",
  aboutPrivacy: "Which data we keep, why and for how long. No cookies for visitors, no trackers.",
  terms: "Terms",
  aboutTerms: "The terms for booking and paying for tickets.",
  changed: (date) => `Last changed: ${date}.`,
};
