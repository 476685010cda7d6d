import { messages } from "../messages.ts";

/** Payment by transfer. */
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
