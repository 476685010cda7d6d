import { messages } from "../messages.ts";

/** For who returns from paying online. */
export const paymentOutcome = messages("payment-outcome", {
  title: "Betaling",
  inAccount: "Uw reserveringen vindt u bij uw account",
  toAccount: "Naar mijn account",
  seeThere: "Daar ziet u of uw betaling ontvangen is.",
  looking: "Betaling opzoeken…",
  reservation: (id: number) => `Reservering #${id}`,
  goOnOnline: "Verder online betalen",
  againOnline: "Opnieuw online betalen",
  byTransfer: "Betalen met overschrijving",

  paidBack: "Uw betaling wordt teruggestort",
  amountComesBack: "Het bedrag dat u betaalde, krijgt u van ons terug.",
  wasPaid: "Deze reservering was al betaald.",
  otherAmount: "Het betaalde bedrag is niet het bedrag van deze reservering.",
  isCancelled: "Deze reservering is geannuleerd.",
  wasCancelled: "De reservering was intussen geannuleerd.",
  voucherShort: "De reservering was vervallen, en het geld van de cadeaubon is intussen anders gebruikt.",
  wasExpired: "De reservering was intussen verlopen.",
  succeeded: "Uw betaling is gelukt",
  confirmed: "Uw reservering is bevestigd",
  ticketsReady: "Uw tickets staan klaar en zijn ook per e-mail onderweg.",
  seatsReleased: "De stoelen zijn weer vrijgegeven.",
  awaitsBank: "Wij wachten op de bevestiging van uw bank",
  takesSeconds: "Dat duurt meestal enkele tellen. Deze pagina past zich vanzelf aan.",
  cancelled: "U hebt de betaling geannuleerd",
  tookTooLong: "De betaling duurde te lang",
  failed: "De betaling is niet gelukt",
  notPaid: "Er is nog niet betaald",
  again: "Uw stoelen blijven voor u gereserveerd. Probeer het opnieuw of kies een overschrijving.",
});
