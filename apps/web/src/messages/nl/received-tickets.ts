import { messages } from "../messages.ts";

/** Tickets that somebody passed on to the reader, who opens them by the link in a mail. */
export const receivedTickets = messages("received-tickets", {
  title: "Tickets voor u",
  description: "De tickets die iemand u doorgaf.",
  openMail: "Druk op de knop in uw mail",
  whereItIs:
    "Gaf iemand u een ticket door? Dan kreeg u een mail van ons. De knop in die mail toont uw ticket. Hebt u een account met dat e-mailadres, dan vindt u het ticket ook daar.",
  toAccount: "Naar uw account",
  linkFails: "Deze link werkt niet",
  useLastMail:
    "De link is niet volledig, of de voorstelling is al lang voorbij. Druk op de knop in de laatste mail die u van ons kreeg.",

  /** Also true for free tickets. */
  payerSettles: (giver: string) =>
    `U hoeft niets te doen: werd er geld voor betaald, dan regelen wij dat met ${giver}.`,
  isCancelled: (show: string, when: string) => `${show} van ${when} is afgelast.`,
  noLongerYours: (count: number): string =>
    count === 1 ? "Dit ticket is niet meer van u" : "Deze tickets zijn niet meer van u",
  wasTakenBack: (about: { giver: string; show: string; when: string; count: number }) =>
    about.count === 1
      ? `${about.giver} gaf u een ticket door voor ${about.show} van ${about.when}, maar nam het weer terug of gaf het op. Uw QR-code geldt niet meer aan de ingang. Vragen? Neem contact op met ${about.giver}.`
      : `${about.giver} gaf u tickets door voor ${about.show} van ${about.when}, maar nam ze weer terug of gaf ze op. Uw QR-code geldt niet meer aan de ingang. Vragen? Neem contact op met ${about.giver}.`,
  chooseYourself: "Kies zelf uw stoelen",

  areForYou: (giver: string, count: number) =>
    count === 1
      ? `${giver} gaf u dit ticket door. Toon aan de ingang de QR-code, op papier of op het scherm van uw telefoon.`
      : `${giver} gaf u deze tickets door. Toon aan de ingang de QR-code van elk ticket, op papier of op het scherm van uw telefoon.`,
  someGone: (count: number) =>
    count === 1 ? "Eén ticket is niet meer van u" : `${count} tickets zijn niet meer van u`,
  restIsValid: (giver: string, count: number) =>
    count === 1
      ? `${giver} nam het terug of gaf het op. Wat hieronder staat, geldt wel.`
      : `${giver} nam ze terug of gaf ze op. Wat hieronder staat, geldt wel.`,
  inNameOf: "Op naam van",
  keepMail:
    "Bewaar de mail: met de knop in die mail komt u altijd terug op deze pagina. Krijgt u een andere plaats, dan staat die hier, en krijgt u een nieuwe mail.",
});
