import type { layout } from "../nl/layout.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof layout> = {
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
  privacy: "Vie privée",
  terms: "Conditions",
  ownAccount: "Mon compte",
  languages: "Langue",
  pageLoading: "Chargement de la page…",
};
