import type { ReactNode } from "react";
import { messages } from "#messages/messages.ts";

export const ticketHandover = messages("ticketHandover", {
  cannotCome: "Kunt u niet komen?",
  passOn: (count: number): string => (count === 1 ? "Geef uw ticket door" : "Geef tickets door"),
  giveBack: (count: number): string => (count === 1 ? "Geef uw ticket terug" : "Geef tickets terug"),
  notLoaded: "Wat doorgegeven en teruggegeven is, kon niet geladen worden.",
});

export const passOn = messages("passOn", {
  title: "Tickets doorgeven",
  intro: "Komt er iemand anders in uw plaats? Dan sturen wij het ticket naar die persoon.",
  submit: "Doorgeven",
  passed: (count: number): string =>
    count === 1
      ? "Uw ticket is doorgegeven. De nieuwe houder krijgt een mail."
      : "Uw tickets zijn doorgegeven. De nieuwe houder krijgt een mail.",
  failed: "Er is niets doorgegeven.",
  which: "Welke tickets?",
  chooseOne: "Kies minstens één ticket.",
  name: "Naam van wie komt",
  nameMissing: "Vul de naam in van wie met het ticket komt.",
  email: "E-mailadres van wie komt",
  emailHint: "Kijk het adres goed na: wie de mail krijgt, kan binnen.",
  emailMissing: "Vul het e-mailadres in waar het ticket naartoe gaat.",
  emailWrong: "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be.",
  whatItMeans:
    "Uw eigen QR-code van dat ticket geldt dan niet meer. U blijft de koper: gaat er geld terug, dan krijgt u het. U kunt het ticket terugnemen tot de deuren opengaan.",
});

export const passedList = messages("passedList", {
  title: "Doorgegeven",
  passedTo: (place: string, name: string) => `${place}: doorgegeven aan ${name}`,
  wentTo: (email: string) => `Het ticket ging naar ${email}.`,
  withdraw: "Terugnemen",
  asks: "Ticket terugnemen?",
  whatItMeans: (place: string, name: ReactNode) => (
    <>
      Het ticket voor {place} is dan weer van u. De QR-code van {name} geldt niet meer. Wij laten dat weten per mail.
    </>
  ),
  leave: "Nee, laat zo",
  confirm: "Ja, terugnemen",
  withdrawn: "U hebt uw ticket terug, met een nieuwe QR-code.",
  failed: "Het ticket is niet teruggenomen.",
});

export const giveBack = messages("giveBack", {
  title: "Tickets teruggeven",
  oneGoes: (place: ReactNode, show: string) => (
    <>
      U geeft {place} voor {show} terug.
    </>
  ),
  chooseBelow: (show: string) => `Kies hieronder welke tickets voor ${show} u teruggeeft.`,
  keep: "Nee, behouden",
  confirm: (count: number) => (count < 2 ? "Ja, teruggeven" : `Ja, ${count} teruggeven`),
  which: "Welke tickets geeft u terug?",
  chooseFirst: "Kies eerst welke tickets u teruggeeft. Dan leest u hier wat er gebeurt, voor u bevestigt.",
  thisHappens: "Dit gebeurt er:",
  areForSale: (count: number): string => (count === 1 ? "Uw ticket staat te koop." : "Uw tickets staan te koop."),
  failed: "Er is niets teruggegeven.",

  noLongerValid: (count: number): string =>
    count === 1
      ? "Dit ticket geldt meteen niet meer aan de ingang."
      : "Deze tickets gelden meteen niet meer aan de ingang.",
  boughtForVoucher: (count: number) =>
    `Koopt iemand ${count === 1 ? "de plaats" : "een plaats"}, dan krijgt u uw geld terug als cadeaubon, per mail.`,
  boughtForMoney: (count: number) =>
    `Koopt iemand ${count === 1 ? "de plaats" : "een plaats"}, dan krijgt u uw geld terug op uw rekening, of aan de kassa als u contant betaalde.`,
  notBought: (count: number) => `Koopt niemand ${count === 1 ? "de plaats" : "ze"}, dan krijgt u niets terug.`,
  neverMore:
    "U krijgt nooit meer terug dan de nieuwe koper betaalt. Betaalde u met een cadeaubon, dan komt het terug op die bon.",
  waitingFirst: (count: number) =>
    `Wie op de wachtlijst staat, mag ${count === 1 ? "de plaats" : "de plaatsen"} eerst kopen. Staat daar niemand, dan kan iedereen dat.`,
  canReclaim: "Zolang niemand de plaats koos, kunt u ze toch houden.",

  returned: "Teruggegeven",
  became: (place: string, state: string) => `${place}: ${state.toLowerCase()}`,
  reclaim: "Toch houden",
  reclaimed: "U houdt uw plaats. Uw ticket geldt weer.",
  reclaimFailed: "U kunt deze plaats niet houden.",
  forSale: "Staat te koop",
  canComeFree: "Kunt u toch komen? Dan kunt u deze plaats weer houden.",
  canCome: "U krijgt een mail zodra iemand deze plaats koopt. Kunt u toch komen? Dan kunt u ze weer houden.",
  seatChosen: "Iemand koos deze plaats",
  notPaidYet: "Er is nog niet voor betaald. U krijgt een mail zodra iemand voor deze plaats betaalt.",
  unsold: "Niet verkocht",
  nothingBack: "Niemand kocht deze plaats. U krijgt er niets voor terug.",
  sold: "Verkocht",
  isOthers: "Iemand anders heeft nu deze plaats.",

  restAsVoucher: (all: string) =>
    `U krijgt ${all} terug. Wat met een cadeaubon betaald werd, staat weer op die bon. De rest krijgt u als cadeaubon, in een aparte mail.`,
  restAsMoney: (all: string) =>
    `U krijgt ${all} terug. Wat met een cadeaubon betaald werd, staat weer op die bon. De rest krijgt u op uw rekening of aan de kassa.`,
  allOnVoucher: (all: string) => `${all} staat weer op de cadeaubon waarmee u betaalde.`,
  allAsVoucher: (all: string) => `U krijgt ${all} terug. Uw cadeaubon is onderweg, in een aparte mail.`,
  allAsMoney: (all: string) => `U krijgt ${all} terug, op uw rekening of aan de kassa.`,
  partOnVoucher: (all: string, part: string) =>
    `U krijgt ${all} terug. ${part} daarvan staat weer op de cadeaubon waarmee u betaalde.`,
  partAsVoucher: (part: string) => `Voor ${part} is een nieuwe cadeaubon onderweg, in een aparte mail.`,
  partAsMoney: (part: string) => `${part} krijgt u op uw rekening of aan de kassa.`,
});

export const receivedList = messages("receivedList", {
  title: "Tickets die u kreeg",
  notLoaded: "Tickets die u van iemand anders kreeg, konden niet geladen worden.",
  placesFrom: (places: string, giver: string) => `${places}, van ${giver}`,
  view: (count: number): string => (count === 1 ? "Bekijk dit ticket" : "Bekijk deze tickets"),
});

export const receivedTickets = messages("receivedTickets", {
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
  wasWithdrawn: (about: { giver: string; show: string; when: string; count: number }) =>
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
