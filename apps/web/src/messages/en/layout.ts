import type { layout } from "../nl/layout.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof layout> = {
  skip: "Skip to content",
  home: "Home",
  plays: "Past plays",
  tickets: "Tickets",
  about: "About us",
  contact: "Contact",
  mainMenu: "Main menu",
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  admin: "Administration",
  account: "Account",
  accountOf: (name) => `Account of ${name}`,
  signIn: "Sign in",
  toHome: "To the home page",
  societyToHome: (society) => `${society}, to the home page`,
  browse: "Browse",
  goodToKnow: "Good to know",
  privacy: "Privacy",
  terms: "Terms",
  ownAccount: "My account",
  languages: "Language",
  pageLoading: "Loading page…",
};
