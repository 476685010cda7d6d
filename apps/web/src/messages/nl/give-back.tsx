import type { ReactNode } from "react";
import { messages } from "../messages.ts";

/** Giving tickets back, and the outcome. */
export const giveBack = messages("give-back", {
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
  canStillKeep: "Zolang niemand de plaats koos, kunt u ze toch houden.",

  returned: "Teruggegeven",
  became: (place: string, state: string) => `${place}: ${state.toLowerCase()}`,
  keepAfterAll: "Toch houden",
  kept: "U houdt uw plaats. Uw ticket geldt weer.",
  keepFailed: "U kunt deze plaats niet houden.",
  forSale: "Staat te koop",
  canComeFree: "Kunt u toch komen? Dan kunt u deze plaats weer houden.",
  canCome: "U krijgt een mail zodra iemand deze plaats koopt. Kunt u toch komen? Dan kunt u ze weer houden.",
  taken: "Iemand koos deze plaats",
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
