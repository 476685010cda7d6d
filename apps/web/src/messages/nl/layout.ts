import { messages } from "../messages.ts";

/** The bar and the footer around each page. */
export const layout = messages("layout", {
  skip: "Naar de inhoud",
  home: "Home",
  plays: "Gespeelde Stukken",
  tickets: "Tickets",
  about: "Over Ons",
  contact: "Contact",
  mainMenu: "Hoofdmenu",
  menu: "Menu",
  openMenu: "Menu openen",
  closeMenu: "Menu sluiten",
  admin: "Beheer",
  account: "Account",
  accountOf: (name: string) => `Account van ${name}`,
  signIn: "Inloggen",
  toHome: "Naar de startpagina",
  societyToHome: (society: string) => `${society}, naar de startpagina`,
  browse: "Bladeren",
  goodToKnow: "Goed om te weten",
  privacy: "Privacy",
  terms: "Voorwaarden",
  ownAccount: "Mijn account",
  languages: "Taal",
  pageLoading: "Pagina laden…",
});
