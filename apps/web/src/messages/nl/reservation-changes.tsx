import type { ReactNode } from "react";
import { messages } from "#messages/messages.ts";

export const reservationActions = messages("reservationActions", {
  cancel: "Reservering annuleren",
});

export const cancelOwn = messages("cancelOwn", {
  title: "Reservering annuleren?",
  ends: (id: number, show: ReactNode) => (
    <>
      Uw reservering nr. {id} voor {show} vervalt dan meteen:
    </>
  ),
  becomeFree: (places: string, count: number) => `${places} ${count === 1 ? "komt" : "komen"} vrij voor iemand anders.`,
  nothingToPay: "U hoeft niets meer te betalen.",
  onVoucher: (code: string, amount: string) => `Op uw cadeaubon ${code} komt ${amount} terug.`,
  paidAlready: "Schreef u het bedrag al over? Annuleer dan niet, maar neem contact op.",
  noWayBack: "Dit kan niet ongedaan worden gemaakt.",
  keep: "Nee, behouden",
  confirm: "Ja, annuleren",
  cancelled: "Uw reservering is geannuleerd.",
  failed: "Uw reservering is niet geannuleerd.",
});

export const otherSeats = messages("otherSeats", {
  reservationLoading: "Uw reservering laden…",
  hallLoading: "Zaal laden...",
  noLonger: "Andere plaatsen kiezen kan hier niet meer",
  isEnded: "Deze reservering is geannuleerd of vervallen.",
  doorsOpen: "De deuren gaan open. Vraag het aan de kassa.",

  chooseBelow: "Kies hieronder een vrije plaats. Er verandert niets zolang u niet bevestigt.",
  newSeat: "Uw nieuwe plaats",
  seatNow: "Uw plaats nu",
  givesUp: "geeft u af",
  yourSeat: "Uw plaats",
  forWhichSeat: "Voor welke plaats kiest u een andere?",
  chooseTicket: "Kies eerst hieronder voor welk ticket u een andere plaats wilt.",
  passedTo: (name: string) => `(doorgegeven aan ${name})`,
  stays: "blijft",
  chooseFree: "kies een vrije plaats",
  staysOrChoose: "blijft, of kies nog een plaats",
  keepAfterAll: (seat: string) => `${seat} toch houden`,
  hadChanged: "Uw plaatsen zijn intussen veranderd. Kijk ze na, en kies opnieuw als u dat nog wilt.",
  lost: (seats: readonly string[]) =>
    `${seats.join(", ")} ${seats.length === 1 ? "is" : "zijn"} intussen niet meer vrij. Kies een andere plaats.`,
  costs: "Wat het kost",
  ticketsByMail: (count: number) =>
    `Uw nieuwe tickets krijgt u per mail. De oude tickets van ${count === 1 ? "deze plaats" : "deze plaatsen"} zijn dan niet meer geldig.`,
  cannot: "Dat kan niet.",
  failed: "Uw plaatsen zijn niet veranderd.",
  lookAtSeats: "Kijk eerst hierboven of uw plaatsen al veranderd zijn.",
  useOrClear: "Druk bij ‘Cadeaubon’ op ‘Gebruiken’, of maak het veld leeg.",
  goBack: "Terug zonder andere plaatsen",
  viewOwnTickets: "Bekijk uw tickets",
  viewPayment: "Bekijk de betaling",
  moved: "U hebt nu andere plaatsen.",
  areYours: (seats: readonly string[]) =>
    `${seats.join(", ")} ${seats.length === 1 ? "is nu uw plaats" : "zijn nu uw plaatsen"}.`,
  newByMail: "Uw nieuwe tickets krijgt u per mail.",

  giftVoucher: "Cadeaubon",
  use: "Gebruiken",
  voucherRefused: "Deze cadeaubon kan niet.",
  yourVouchers: "Uw cadeaubonnen",

  onVoucher: (amount: string) => `Op uw cadeaubon komt ${amount} terug.`,
  samePrice: "De prijs blijft dezelfde.",
  otherPrice: (now: string, before: string) => `U betaalt dan ${now} in plaats van ${before}.`,
  cannotPayHere: (more: string) =>
    `Deze plaatsen kosten ${more} meer. Dat kunt u hier niet bijbetalen, tenzij met een cadeaubon: de kassa helpt u graag verder.`,
  payMore: (due: string) => `U betaalt ${due} bij. Tot u betaald hebt, houdt u de plaatsen die u nu hebt.`,
  payMoreBeside: (due: string, byVouchers: string) =>
    `U betaalt ${due} bij, naast ${byVouchers} met uw cadeaubon. Tot u betaald hebt, houdt u de plaatsen die u nu hebt.`,
  voucherPays: (amount: string) => `Uw cadeaubon betaalt ${amount}: u hoeft niets bij te betalen.`,
  nothingMore: "De prijs blijft dezelfde: u hoeft niets bij te betalen.",
  nothingBack: (less: string) => `Deze plaatsen kosten ${less} minder. Daarvan krijgt u niets terug.`,
  backAsVoucher: (amount: string) => `U krijgt ${amount} terug als cadeaubon, per mail.`,
  backAsMoney: (amount: string) => `U krijgt ${amount} terug: wij storten dat bedrag.`,
  confirmAndPay: (due: string) => `${due} bijbetalen`,
  confirm: "Deze plaatsen kiezen",

  mustPay: (due: string) => `U moet nog ${due} bijbetalen.`,
  stillFree: (about: { to: string; count: number; time: ReactNode; from: string }) => (
    <>
      {about.to} {about.count === 1 ? "blijft" : "blijven"} nog {about.time} voor u vrij. Tot u betaald hebt, houdt u{" "}
      {about.from}.
    </>
  ),
  noneAfterAll: "Toch geen andere plaatsen",
  youSitNow: (seats: string) => `U zit nu op ${seats}.`,
  ticketsReady:
    "Uw nieuwe tickets staan klaar, en u krijgt ze ook per mail. Gooi de oude tickets van die plaatsen weg.",
  paidTooLate: (due: string) =>
    `Uw betaling van ${due} kwam toen die plaatsen niet meer voor u vrij waren. Wij storten dat bedrag terug.`,
  chooseAgain: "U houdt de plaatsen die u had. U kunt opnieuw kiezen.",
});
