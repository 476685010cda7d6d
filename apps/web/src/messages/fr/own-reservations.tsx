import type { Translation } from "../messages.ts";
import type { ownReservations } from "../nl/own-reservations.tsx";

export const translation: Translation<typeof ownReservations> = {
  number: "Numéro de réservation",
  show: "Représentation",
  dateAndTime: "Date et heure",
  where: "Lieu",
  reservedAt: "Réservé le",
  seats: "Places",
  guestCount: "Nombre de personnes",
  email: "Adresse e-mail",
  phone: "Téléphone",
  toPay: "À payer",
  paid: "Payé",
  amount: "Montant",
  noneFound: "Aucune réservation trouvée.",
  chooseSeats: "Choisir vos places",
  otherSeats: "Choisir d'autres places",
  viewTickets: "Voir les billets",
  completePayment: "Terminer le paiement",
  payNow: "Payer maintenant",
  payOnline: "Payer en ligne",
  isCancelled: "Cette réservation est annulée",
  isExpired: "Cette réservation a expiré",
  verifyForLonger: (until, link) => (
    <>
      Confirmez votre adresse e-mail pour garder vos places plus longtemps, jusqu'au {until}
      {"\u00A0"}: ouvrez le lien dans notre e-mail, ou {link("demandez-en un nouveau dans votre compte")}.
    </>
  ),
  showIsOff: "Cette représentation n'a pas lieu",
  chooseYourself: "Choisissez vous-même ce que deviennent vos billets.",
  makeChoice: "Faire votre choix",
  choiceIsOver:
    "Le dernier jour pour choisir vous-même est passé. Contactez-nous, et nous choisirons ensemble ce que deviennent vos billets.",
  contactUs: "Nous contacter",
  addToCalendar: "Ajouter à votre agenda",
  makingCalendar: "Préparation de l'agenda…",
  calendarFailed: "La représentation n'a pas pu être ajoutée à votre agenda.",
  voucher: (code) => `Bon cadeau ${code}`,
  voucherAdded: "Le bon cadeau se trouve maintenant dans la liste sous le champ.",
  notNeeded: "pas nécessaire",
  remove: (name) => `Supprimer ${name}`,
};
