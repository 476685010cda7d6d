import type { ReactNode } from "react";
import { messages } from "#messages/messages.ts";

export const myReservations = messages("myReservations", {
  loading: "Reserveringen laden…",
  loadFailed: "Fout bij laden reserveringen",
  foundHere: "Wat u reserveert, vindt u hier terug met uw tickets.",
});

export const ownReservations = messages("ownReservations", {
  number: "Reserverings\u00ADnummer",
  show: "Voorstelling",
  dateAndTime: "Datum en uur",
  where: "Waar",
  reservedAt: "Gereserveerd op",
  seats: "Stoelen",
  guestCount: "Aantal gasten",
  email: "E-mailadres",
  phone: "Telefoon",
  toPay: "Te betalen",
  paid: "Betaald",
  amount: "Bedrag",
  noneFound: "Geen reservaties gevonden.",
  chooseSeats: "Kies uw stoelen",
  otherSeats: "Andere plaatsen kiezen",
  viewTickets: "Bekijk Tickets",
  completePayment: "Betaling voltooien",
  payNow: "Nu betalen",
  payOnline: "Online betalen",
  isCancelled: "Deze reservering is geannuleerd",
  isExpired: "Deze reservering is verlopen",
  verifyForLonger: (until: string, link: (words: string) => ReactNode) => (
    <>
      Bevestig uw e-mailadres om uw stoelen langer te houden, tot {until}: open de link in onze mail, of{" "}
      {link("vraag een nieuwe op uw account")}.
    </>
  ),
  showIsOff: "Deze voorstelling gaat niet door",
  chooseYourself: "Kies zelf wat er met uw tickets gebeurt.",
  makeChoice: "Maak uw keuze",
  choiceIsOver:
    "De laatste dag om zelf te kiezen is voorbij. Neem contact met ons op, dan kiezen we samen wat er met uw tickets gebeurt.",
  contactUs: "Neem contact met ons op",
  addToCalendar: "Zet in uw agenda",
  makingCalendar: "Agenda maken…",
  calendarFailed: "De voorstelling kon niet in uw agenda gezet worden.",
  voucher: (code: string) => `Cadeaubon ${code}`,
  voucherAdded: "De cadeaubon staat nu in de lijst onder het veld.",
  notNeeded: "niet nodig",
  remove: (name: string) => `Verwijder ${name}`,
});

export const ticketsDetail = messages("ticketsDetail", {
  title: "Mijn Tickets",
  offline: (when: string) => `Er is nu geen verbinding. Dit zijn uw tickets zoals ze waren op ${when}.`,
  loadFailed: "Fout bij laden van tickets",
  status: "Status",
  totalPrice: "Totaalprijs",
});

export const shownTickets = messages("shownTickets", {
  loading: "Tickets laden...",
  /** @param of the name of the place, or its number */
  ticket: (of: string) => `Ticket ${of}`,
  price: (amount: string) => `Prijs: ${amount}`,
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

export const unpaidReservations = messages("unpaidReservations", {
  title: (count: number) =>
    count === 1 ? "U hebt een onbetaalde reservering" : `U hebt ${count} onbetaalde reserveringen`,
  seatsOf: (show: string, when: string, seats: string) => `${show}, ${when}: ${seats}`,
  toPay: (amount: ReactNode) => <>{amount} te betalen.</>,
  toTransfer: "Naar de overschrijving",
  payOtherwise: "Anders betalen",
});
