import type { live } from "../nl/live.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof live> = {
  noAnswer: "Le serveur ne répond pas. Réessayez dans quelques secondes.",
};
