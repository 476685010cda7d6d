import type { Language } from "@podium/shared/words/languages";

const nl = {
  /** Names of events that are cancelled, or that their reader no longer attends: many programs show no status. */
  off: (show: string) => `Afgelast: ${show}`,
  over: (show: string) => `Vervallen: ${show}`,
  passedOn: (show: string) => `Doorgegeven: ${show}`,
  othersCome: "U gaf alle tickets door.",
  showIsOff: "Deze voorstelling gaat niet door.",
  choose: (url: string) => `Tickets: ${url}`,
  places: (places: string) => `Plaatsen: ${places}`,
  reservation: (id: number, society: string) => `Reservering nr. ${id} bij ${society}`,
  unpaid: "Nog niet betaald: uw tickets krijgt u na de betaling.",
  ended: "Deze reservering geldt niet meer.",
  tickets: (url: string) => `Uw tickets: ${url}`,
  tomorrow: (show: string) => `Morgen: ${show}`,
};

export const calendarWords: Readonly<Record<Language, typeof nl>> = {
  nl,
  fr: {
    off: (show) => `Annulé\u00A0: ${show}`,
    over: (show) => `Plus valable\u00A0: ${show}`,
    passedOn: (show) => `Transmis\u00A0: ${show}`,
    othersCome: "Vous avez transmis tous les billets.",
    showIsOff: "Cette représentation est annulée.",
    choose: (url) => `Billets\u00A0: ${url}`,
    places: (places) => `Places\u00A0: ${places}`,
    reservation: (id, society) => `Réservation n° ${id} chez ${society}`,
    unpaid: "Pas encore payé\u00A0: vous recevrez vos billets après le paiement.",
    ended: "Cette réservation n'est plus valable.",
    tickets: (url) => `Vos billets\u00A0: ${url}`,
    tomorrow: (show) => `Demain\u00A0: ${show}`,
  },
  en: {
    off: (show) => `Cancelled: ${show}`,
    over: (show) => `No longer valid: ${show}`,
    passedOn: (show) => `Passed on: ${show}`,
    othersCome: "You passed all tickets on.",
    showIsOff: "This performance is cancelled.",
    choose: (url) => `Tickets: ${url}`,
    places: (places) => `Seats: ${places}`,
    reservation: (id, society) => `Booking no. ${id} with ${society}`,
    unpaid: "Not paid yet: you will get your tickets after the payment.",
    ended: "This booking is no longer valid.",
    tickets: (url) => `Your tickets: ${url}`,
    tomorrow: (show) => `Tomorrow: ${show}`,
  },
};
