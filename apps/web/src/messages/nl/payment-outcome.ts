import { messages } from "../messages.ts";

/** Shown to visitors who return from paying online. */
export const paymentOutcome = messages("payment-outcome", {
  title: "Betaling",
  /** Shown in a browser without the visitor's session, such as that of a banking app. */
  isHandled: "Uw betaling wordt verwerkt",
  doNotPayAgain: "Hebt u betaald, betaal dan niet opnieuw.",
  ticketsByMail:
    "Uw tickets komen per mail zodra uw bank de betaling bevestigt, meestal binnen enkele minuten. U mag dit venster sluiten.",
  ifNot:
    "Ging het betalen niet door, dan blijven uw plaatsen gereserveerd en krijgt u een mail om het opnieuw te proberen.",
  seatsByMail:
    "Zodra uw bank de betaling bevestigt, zijn uw plaatsen veranderd en krijgt u een mail. U mag dit venster sluiten.",
  ifNoSeats: "Ging het betalen niet door, dan houdt u de plaatsen die u had.",
  toAccount: "Naar mijn account",
  toOverview: "Naar uw reservering",
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
  takesSeconds:
    "Dat duurt meestal enkele tellen. Deze pagina past zich vanzelf aan. Hebt u betaald, betaal dan niet opnieuw.",
  cancelled: "U hebt de betaling geannuleerd",
  tookTooLong: "De betaling duurde te lang",
  failed: "De betaling is niet gelukt",
  notPaid: "Er is nog niet betaald",
  again: "Probeer het opnieuw of kies een overschrijving.",
  againAtOnce: "Probeer het opnieuw. Een overschrijving komt niet meer op tijd aan voor deze voorstelling.",
  tooSmall: "Dit bedrag is te klein om online te betalen. Kies een overschrijving, of betaal aan de kassa.",
});
