import { messages } from "#messages/messages.ts";

export const extras = messages("extras", {
  title: "Iets erbij?",
  optional: "Alleen als u wilt. U krijgt het in het theater, met een QR-code bij uw tickets.",
  loading: "Laden…",
  loadFailed: "We konden niet laden wat u erbij kunt kiezen. Uw stoelen blijven voor u staan.",
  tryAgain: "Opnieuw proberen",
  each: (price: string) => `${price} per stuk`,
  together: (amount: string) => `samen ${amount}`,
  until: (moment: string) => `Te kiezen tot ${moment}`,
  left: (count: number) => (count === 1 ? "Nog 1 te koop" : `Nog ${count} te koop`),
  noMore: "Meer zijn er niet.",
  most: (count: number) => `Meer dan ${count} gaat niet in één keer.`,
  soldOut: "Uitverkocht",
  notSold: "Wordt niet meer verkocht. Haal het uit uw winkelwagen om verder te gaan.",
  fewer: (name: string) => `Eén ${name} minder`,
  more: (name: string) => `Eén ${name} meer`,
  chosen: (count: number) => `${count} gekozen`,
  changed: (count: number, name: string, total: string) => `${count} × ${name}. Totaal ${total}.`,
  failed: "Er ging iets fout bij het aanpassen. Probeer het opnieuw.",
  notYetChanged: "Er is even geen verbinding. Uw keuze is nog niet aangepast.",
});

export const shownProducts = messages("shownProducts", {
  beside: "Erbij",
  label: (product: string) => `Bon voor ${product}`,
  bon: (number: string) => `Bon ${number}`,
  codeAlt: (product: string) => `QR-code van ${product}`,
  collect: "Toon deze code bij het afhalen",
  collected: (handedOut: number, count: number) =>
    handedOut === count ? "Afgehaald" : `${handedOut} van ${count} afgehaald`,
});
