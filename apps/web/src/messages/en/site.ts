import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/site.ts";

export const translation: Translation<typeof dutch> = {
  site: {
    back: "Back",
    ourSociety: "our theatre society",
    ourEmail: "our email address",
    ourHall: "our hall",
    inVillage: "in the village",
  },

  layout: {
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
    newsletter: "Newsletter",
    privacy: "Privacy",
    terms: "Terms",
    accessibility: "Accessibility",
    ownAccount: "My account",
    languages: "Language",
    pageLoading: "Loading page…",
  },

  notFound: {
    documentTitle: "Page not found",
    title: "Nothing is playing here",
    what: "This page does not exist, or is no longer on the bill. Perhaps you were looking for one of these:",
    toHome: "To the home page",
    toTickets: "To the tickets",
  },

  errorBoundary: {
    title: "A brief blackout",
    what: "Something went wrong while showing this page. Load it again. If it keeps going wrong, please let us know through the contact page.",
    reload: "Load the page again",
  },

  oneMoment: {
    wait: "One moment…",
  },

  failures: {
    offline: "No connection to the server. Check your internet connection and try again.",
    unavailable: "The service is unavailable for a moment. Try again in a few seconds.",
    unknown: "Unknown error",
    tryAgain: "Try again",
  },

  failedWords: {
    unknownWhether: "We do not know whether it worked.",
    doneOnce: "It is safe to try again: it will happen only once.",
    lookFirst: "First close this window and check whether it has already been done.",
  },

  loaded: {
    mayBeOutdated: "What you see below may be out of date.",
  },

  live: {
    noAnswer: "The server does not respond. Please try again in a few seconds.",
  },

  toasts: {
    toasts: "Messages",
    close: "Close message",
  },

  savedFile: {
    saved: (name) => `Your browser saves ${name}`,
    shareInstead:
      "Nothing happens? In some apps a browser cannot save anything: then share the file, or open this page in your usual browser.",
    openInstead:
      "Nothing happens? In some apps a browser cannot save anything: then open this page in your usual browser.",
    inMail: "You will also find it in your email.",
    share: "Share the file",
    shareFailed: "The file could not be shared.",
  },

  duration: {
    days: "d",
    hours: "h",
    minutes: "m",
    seconds: "s",
  },
};
