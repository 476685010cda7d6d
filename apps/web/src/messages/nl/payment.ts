import { messages } from "#messages/messages.ts";

export const payment = messages("payment", {
  noNumber: "Geen reservatienummer opgegeven",
  loading: "Betaling laden…",
  notLoaded: (why: string) => `Kon reservatiedetails niet laden: ${why}`,
  received: "Uw betaling is ontvangen.",
  nothingToPay: "Er is niets te betalen.",
  isConfirmed: "Uw reservering is bevestigd en uw tickets staan klaar.",
  doNotPay: "Schrijf niets meer over: de stoelen zijn weer vrijgegeven.",
  takes: (days: number) =>
    `Een manuele overschrijving kan tot ${days} werkdagen duren voor de betaling verwerkt is en u uw tickets ontvangt.`,
  payWithin: (workingDays: number | null) =>
    `Gelieve ${workingDays === null ? "zo snel mogelijk te betalen" : `te betalen binnen ${workingDays} werkdagen`}. U krijgt uw tickets zodra de betaling ontvangen is.`,
  tooLate:
    "Een gewone overschrijving komt vóór de voorstelling niet meer aan. Betaal online, met een instantoverschrijving of aan de kassa.",
  transferred: "Ik heb de overschrijving uitgevoerd",
  ticketsNow: (way: string) => `Uw tickets meteen? Betaal dan online met ${way}.`,

  overview: "Overzicht",
  date: "Datum",
  seatCount: "Aantal stoelen",
  tickets: "Tickets",
  totalAmount: "Totaalbedrag",
  number: "Reserveringsnummer",
  account: "Rekeningnummer",
  beneficiary: "Begunstigde",
  reference: "Mededeling",
  copy: (label: string) => `Kopieer ${label.toLowerCase()}`,
  copied: "Tekst gekopieerd naar klembord!",
  copyFailed: "Kon tekst niet kopiëren",

  codeAlt: "QR-code met de gegevens van de overschrijving",
  scanCode: "Scan deze code met uw bankapp: de overschrijving is dan al ingevuld.",
  toBankApp: "QR-code naar uw bankapp",
  onThisDevice:
    "Staat uw bankapp op dit toestel? Deel de QR-code met de app, of bewaar ze en kies ze in de app bij het scannen. Kan uw app dat niet, kopieer dan de gegevens hierboven.",
  /** Shown below what `SavedFile` says about the picture. */
  choosePicture:
    "Hebt u de afbeelding? Open dan uw bankapp, kies om een QR-code te scannen en neem die afbeelding. Lukt dat niet, kopieer dan de gegevens hierboven.",
  shareFailed: "De QR-code kon niet gedeeld worden.",
  codeFile: "overschrijving.png",
});

export const paymentMethod = messages("paymentMethod", {
  MANUAL: "Overschrijving",
  PAYCONIQ: "Bancontact (voorheen Payconiq)",
});

export const paymentOutcome = messages("paymentOutcome", {
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
  productsGone: "De reservering was vervallen, en wat bij de plaatsen hoorde is intussen uitverkocht.",
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

/** Statuses of the specification, section 4, and how a reservation ended. */
export const reservationStatus = messages("reservationStatus", {
  PENDING: "In Afwachting",
  CONFIRMED: "Bevestigd",
  EXPIRED: "Verlopen",
  CANCELLED: "Geannuleerd",
});
