import type { errorBoundary } from "../nl/error-boundary.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof errorBoundary> = {
  title: "Petit trou de mémoire",
  what: "Cette page n'a pas pu s'afficher correctement. Rechargez-la. Si le problème persiste, signalez-le-nous via la page de contact.",
  reload: "Recharger la page",
};
