import type { failures } from "../nl/failures.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof failures> = {
  offline: "Pas de connexion avec le serveur. Vérifiez votre connexion internet et réessayez.",
  unavailable: "Le service est momentanément indisponible. Réessayez dans quelques secondes.",
  unknown: "Erreur inconnue",
  tryAgain: "Réessayer",
};
