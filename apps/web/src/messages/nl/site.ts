import { messages } from "#messages/messages.ts";

/** Words for every page, and placeholders for the facts of the society until those have loaded. */
export const site = messages("site", {
  back: "Terug",
  ourSociety: "onze toneelkring",
  ourEmail: "ons e-mailadres",
  ourHall: "onze zaal",
  inVillage: "in het dorp",
});

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
  newsletter: "Nieuwsbrief",
  privacy: "Privacy",
  terms: "Voorwaarden",
  accessibility: "Toegankelijkheid",
  ownAccount: "Mijn account",
  languages: "Taal",
  pageLoading: "Pagina laden…",
});

export const notFound = messages("notFound", {
  documentTitle: "Pagina niet gevonden",
  title: "Hier speelt niets",
  what: "Deze pagina bestaat niet of staat niet meer op de affiche. Misschien zocht u een van deze:",
  toHome: "Naar de startpagina",
  toTickets: "Naar de tickets",
});

export const errorBoundary = messages("errorBoundary", {
  title: "Even een black-out",
  what: "Er ging iets mis bij het tonen van deze pagina. Laad ze opnieuw. Blijft het misgaan, laat het ons dan weten via de contactpagina.",
  reload: "Pagina opnieuw laden",
});

export const oneMoment = messages("oneMoment", {
  wait: "Even geduld…",
});

export const failures = messages("failures", {
  offline: "Geen verbinding met de server. Kijk uw internetverbinding na en probeer opnieuw.",
  unavailable: "De dienst is even niet bereikbaar. Probeer het over enkele seconden opnieuw.",
  unknown: "Onbekende fout",
  tryAgain: "Probeer opnieuw",
});

/** Failures of actions that cannot be undone, and that may have been done. */
export const failedWords = messages("failedWords", {
  unknownWhether: "Wij weten niet of het gelukt is.",
  doneOnce: "Opnieuw proberen kan geen kwaad: het gebeurt maar één keer.",
  lookFirst: "Sluit eerst dit venster en kijk of het al gebeurd is.",
});

export const loaded = messages("loaded", {
  mayBeOutdated: "Wat hieronder staat, kan verouderd zijn.",
});

export const live = messages("live", {
  noAnswer: "De server antwoordt niet. Probeer het over enkele seconden opnieuw.",
});

export const toasts = messages("toasts", {
  toasts: "Meldingen",
  close: "Melding sluiten",
});

export const savedFile = messages("savedFile", {
  saved: (name: string) => `Uw browser bewaart ${name}`,
  shareInstead:
    "Gebeurt er niets? In sommige apps kan een browser niets bewaren: deel het bestand dan, of open deze pagina in uw gewone browser.",
  openInstead:
    "Gebeurt er niets? In sommige apps kan een browser niets bewaren: open deze pagina dan in uw gewone browser.",
  inMail: "U vindt het ook in uw mail.",
  share: "Deel het bestand",
  shareFailed: "Het bestand kon niet gedeeld worden.",
});

export const duration = messages("duration", {
  days: "d",
  hours: "u",
  minutes: "m",
  seconds: "s",
});
