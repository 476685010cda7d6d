import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/site.ts";

export const translation: Translation<typeof dutch> = {
  site: {
    back: "Retour",
    ourSociety: "notre troupe de théâtre",
    ourEmail: "notre adresse e-mail",
    ourHall: "notre salle",
    inVillage: "au village",
  },

  layout: {
    skip: "Aller au contenu",
    home: "Accueil",
    plays: "Pièces jouées",
    tickets: "Billets",
    about: "À propos",
    contact: "Contact",
    mainMenu: "Menu principal",
    menu: "Menu",
    openMenu: "Ouvrir le menu",
    closeMenu: "Fermer le menu",
    admin: "Gestion",
    account: "Compte",
    accountOf: (name) => `Compte\u00A0: ${name}`,
    signIn: "Se connecter",
    toHome: "Vers l'accueil",
    societyToHome: (society) => `${society}, vers l'accueil`,
    browse: "Parcourir",
    goodToKnow: "Bon à savoir",
    newsletter: "Lettre d'information",
    privacy: "Vie privée",
    terms: "Conditions",
    accessibility: "Accessibilité",
    ownAccount: "Mon compte",
    languages: "Langue",
    pageLoading: "Chargement de la page…",
  },

  notFound: {
    documentTitle: "Page introuvable",
    title: "Rien ne se joue ici",
    what: "Cette page n'existe pas ou n'est plus à l'affiche. Vous cherchiez peut-être l'une de celles-ci\u00A0:",
    toHome: "Vers l'accueil",
    toTickets: "Vers les billets",
  },

  errorBoundary: {
    title: "Petit trou de mémoire",
    what: "Cette page n'a pas pu s'afficher correctement. Rechargez-la. Si le problème persiste, signalez-le-nous via la page de contact.",
    reload: "Recharger la page",
  },

  oneMoment: {
    wait: "Un instant…",
  },

  failures: {
    offline: "Pas de connexion avec le serveur. Vérifiez votre connexion internet et réessayez.",
    unavailable: "Le service est momentanément indisponible. Réessayez dans quelques secondes.",
    unknown: "Erreur inconnue",
    tryAgain: "Réessayer",
  },

  failedWords: {
    unknownWhether: "Nous ne savons pas si cela a réussi.",
    doneOnce: "Vous pouvez réessayer sans crainte\u00A0: cela ne se fera qu'une seule fois.",
    lookFirst: "Fermez d'abord cette fenêtre et vérifiez si c'est déjà fait.",
  },

  loaded: {
    mayBeOutdated: "Ce qui suit n'est peut-être plus à jour.",
  },

  live: {
    noAnswer: "Le serveur ne répond pas. Réessayez dans quelques secondes.",
  },

  toasts: {
    toasts: "Messages",
    close: "Fermer le message",
  },

  savedFile: {
    saved: (name) => `Votre navigateur enregistre ${name}`,
    shareInstead:
      "Rien ne se passe\u00A0? Dans certaines applications, un navigateur ne peut rien enregistrer\u00A0: partagez alors le fichier, ou ouvrez cette page dans votre navigateur habituel.",
    openInstead:
      "Rien ne se passe\u00A0? Dans certaines applications, un navigateur ne peut rien enregistrer\u00A0: ouvrez alors cette page dans votre navigateur habituel.",
    inMail: "Vous le trouvez aussi dans votre e-mail.",
    share: "Partager le fichier",
    shareFailed: "Le fichier n'a pas pu être partagé.",
  },

  duration: {
    days: "j",
    hours: "h",
    minutes: "m",
    seconds: "s",
  },
};
