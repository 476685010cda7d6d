import { messages } from "../messages.ts";

/** Tickets as they are shown, printed and stored. */
export const shownTickets = messages("shown-tickets", {
  loading: "Tickets laden...",
  /** @param of the name of the place, or its number */
  ticket: (of: string) => `Ticket ${of}`,
  passedOn: "Doorgegeven. De nieuwe houder heeft de QR-code.",
  showAtEntrance: "Toon deze QR-code bij binnenkomst",
  afterPayment: "QR-code beschikbaar na ontvangst van de betaling",
  notValid: "Dit ticket is niet meer geldig",
  codeAlt: (place: string) => `QR-code voor ${place}`,
  codeFailed: "De QR-code kon niet getekend worden. Laad de pagina opnieuw.",

  downloadAll: "Alle tickets downloaden",
  drawing: (done: number, all: number) => `PDF maken… ${done} van ${all}`,
  downloadFailed: "De PDF kon niet gemaakt worden. Kijk uw internetverbinding na en probeer opnieuw.",
  print: "Afdrukken",
  addToWallet: (wallet: string) => `Toevoegen aan ${wallet}`,
  openOnPhone:
    "Open deze pagina op uw telefoon om uw tickets daar toe te voegen. Verandert uw plaats, dan verandert het ticket in uw telefoon mee.",
});
