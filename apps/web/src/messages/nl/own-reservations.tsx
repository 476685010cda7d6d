import type { ReactNode } from "react";
import { messages } from "../messages.ts";

/** Sentences about a reservation for its owner, on several pages. */
export const ownReservations = messages("own-reservations", {
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
