import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/mailed-links.ts";

export const translation: Translation<typeof dutch> = {
  mailedLink: {
    over: "Ce lien ne fonctionne plus",
    incomplete: "Ce lien n'est pas complet",
    usedBefore: "Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.",
    clickAgain: "Cliquez à nouveau sur le lien dans l'e-mail, ou copiez-le en entier.",
    askNew: "Demander un nouveau lien",
  },

  forgotPassword: {
    title: "Mot de passe oublié",
    description: "Demandez un e-mail qui vous permet de choisir un nouveau mot de passe.",
    lead: "Pas de souci\u00A0: indiquez votre adresse e-mail et choisissez un nouveau mot de passe grâce à l'e-mail.",
    back: "Retour à la connexion",
    mailLink: "Envoyez-moi un lien",
  },

  resetPassword: {
    title: "Nouveau mot de passe",
    saving: "Enregistrement en cours...",
    save: "Enregistrer le mot de passe",
  },

  undoLink: {
    contact: "Contactez-nous",
    undo: "Annuler ce changement",
    undoing: "Rétablissement en cours...",
    mailed:
      "Nous vous avons envoyé un e-mail pour choisir un nouveau mot de passe. D'ici là, personne ne peut se connecter avec l'ancien.",
    over: "Ce lien a expiré ou a déjà été utilisé. Ce n'était pas vous\u00A0? Prévenez-nous.",
    press: "Appuyez alors sur le bouton.",
    signedOut: "Tout le monde est déconnecté, sur tous les appareils.",
    password: "Le mot de passe ne fonctionne plus. Vous recevrez un e-mail pour en choisir un nouveau.",
  },

  undoEmail: {
    title: "Annuler la nouvelle adresse e-mail",
    question: "Ce n'est pas vous qui avez indiqué une autre adresse e-mail\u00A0?",
    outcome: "Votre compte retrouve cette adresse e-mail.",
    done: "Votre adresse e-mail est rétablie",
  },

  undoSecondStep: {
    title: "Annuler la deuxième étape",
    question: "Ce n'est pas vous qui avez ajouté une clé d'accès ou une application d'authentification\u00A0?",
    outcome: "Les moyens de connexion ajoutés ces derniers jours sont supprimés.",
    done: "La deuxième étape est supprimée",
  },
};
