import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/own-reservations.tsx";

const plural = pluralOf("fr");

export const translation: Translation<typeof dutch> = {
  myReservations: {
    loading: "Chargement des réservations…",
    loadFailed: "Les réservations n'ont pas pu être chargées",
    foundHere: "Vous retrouverez ici ce que vous réservez, avec vos billets.",
  },

  ownReservations: {
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
  },

  ticketsDetail: {
    title: "Mes billets",
    offline: (when) => `Il n'y a pas de connexion pour le moment. Voici vos billets tels qu'ils étaient le ${when}.`,
    loadFailed: "Les billets n'ont pas pu être chargés",
    status: "Statut",
    totalPrice: "Prix total",
  },

  shownTickets: {
    loading: "Chargement des billets...",
    ticket: (of) => `Billet ${of}`,
    price: (amount) => `Prix\u00A0: ${amount}`,
    passedOn: "Transmis. Le nouveau détenteur a le code QR.",
    showAtEntrance: "Montrez ce code QR à l'entrée",
    afterPayment: "Code QR disponible après réception du paiement",
    notValid: "Ce billet n'est plus valable",
    codeAlt: (place) => `Code QR pour ${place}`,
    codeFailed: "Le code QR n'a pas pu être affiché. Rechargez la page.",

    downloadAll: "Télécharger tous les billets",
    drawing: (done, all) => `Création du PDF… ${done} sur ${all}`,
    downloadFailed: "Le PDF n'a pas pu être créé. Vérifiez votre connexion internet et réessayez.",
    print: "Imprimer",
    addToWallet: (wallet) => `Ajouter à ${wallet}`,
    openOnPhone:
      "Ouvrez cette page sur votre téléphone pour y ajouter vos billets. Si votre place change, le billet change aussi dans votre téléphone.",
  },

  unpaidReservations: {
    title: (count) =>
      count === 1
        ? "Vous avez une réservation impayée"
        : `Vous avez ${count} ${plural(count, "réservation impayée", "réservations impayées")}`,
    seatsOf: (show, when, seats) => `${show}, ${when}\u00A0: ${seats}`,
    toPay: (amount) => <>{amount} à payer.</>,
    toTransfer: "Vers le virement",
    payOtherwise: "Payer autrement",
  },
};
