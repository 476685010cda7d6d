import type { Language } from "#words/languages.ts";

const nl = {
  note: "Toon deze QR-code bij binnenkomst",
  productNote: "Toon deze QR-code bij het afhalen",
  awaited: ["QR-code beschikbaar na", "ontvangst van de betaling"],
  place: "Plaats",
  ticket: "Ticket",
  type: "Tickettype",
  price: (amount: string) => `Prijs: ${amount}`,
  holder: "Op naam van",
  /** Replaces a holder's name whose letters the fonts lack. */
  reservation: (id: number) => `Reservering ${id}`,
  title: (reservationId: number) => `Tickets reservering ${reservationId}`,
  voucher: "Cadeaubon",
  forWhom: "Voor",
  code: "Code",
  keepSafe: ["Wie deze code heeft, heeft het geld:", "bewaar de bon goed."],
  howToUse: "Zo gebruikt u de bon",
  steps: (site: string) => [
    `Kies uw plaatsen op ${site}`,
    "Tik bij het afrekenen de code van deze bon in, of geef ze door aan de kassa.",
    "Wat u niet gebruikt, blijft op de bon staan voor een volgende keer.",
  ],
};

/** Texts of the PDFs of tickets and vouchers; labels are printed in capitals. */
export const PDF_WORDS: Readonly<Record<Language, typeof nl>> = {
  nl,
  fr: {
    note: "Montrez ce code QR à l'entrée",
    productNote: "Montrez ce code QR pour le retrait",
    awaited: ["Code QR disponible après", "réception du paiement"],
    place: "Place",
    ticket: "Billet",
    type: "Type de billet",
    price: (amount) => `Prix\u00A0: ${amount}`,
    holder: "Au nom de",
    reservation: (id) => `Réservation ${id}`,
    title: (reservationId) => `Billets de la réservation ${reservationId}`,
    voucher: "Bon cadeau",
    forWhom: "Pour",
    code: "Code",
    keepSafe: ["Celui qui a ce code a l'argent\u00A0:", "gardez bien le bon."],
    howToUse: "Comment utiliser le bon",
    steps: (site) => [
      `Choisissez vos places sur ${site}`,
      "Tapez le code de ce bon au moment de payer, ou donnez-le à la caisse.",
      "Ce que vous n'utilisez pas reste sur le bon pour une prochaine fois.",
    ],
  },
  en: {
    note: "Show this QR code at the entrance",
    productNote: "Show this QR code to collect it",
    awaited: ["QR code available once", "the payment has been received"],
    place: "Seat",
    ticket: "Ticket",
    type: "Ticket type",
    price: (amount) => `Price: ${amount}`,
    holder: "In the name of",
    reservation: (id) => `Booking ${id}`,
    title: (reservationId) => `Tickets of booking ${reservationId}`,
    voucher: "Gift voucher",
    forWhom: "For",
    code: "Code",
    keepSafe: ["Whoever has this code has the money:", "keep the voucher safe."],
    howToUse: "How to use the voucher",
    steps: (site) => [
      `Choose your seats at ${site}`,
      "Type the code of this voucher when you pay, or give it to the box office.",
      "What you do not use stays on the voucher for another time.",
    ],
  },
};
