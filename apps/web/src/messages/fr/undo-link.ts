import type { undoLink } from "../nl/undo-link.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof undoLink> = {
  contact: "Contactez-nous",
  undo: "Annuler ce changement",
  undoing: "Rétablissement en cours...",
  mailed:
    "Nous vous avons envoyé un e-mail pour choisir un nouveau mot de passe. D'ici là, personne ne peut se connecter avec l'ancien.",
  over: "Ce lien a expiré ou a déjà été utilisé. Ce n'était pas vous\u00A0? Prévenez-nous.",
  press: "Appuyez alors sur le bouton.",
  signedOut: "Tout le monde est déconnecté, sur tous les appareils.",
  password: "Le mot de passe ne fonctionne plus. Vous recevrez un e-mail pour en choisir un nouveau.",
};
