import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/payment.ts";

const plural = pluralOf("fr");
const workingDays = (count: number): string => `${count} ${plural(count, "jour ouvrable", "jours ouvrables")}`;

export const translation: Translation<typeof dutch> = {
  payment: {
    noNumber: "Aucun numéro de réservation indiqué",
    loading: "Chargement du paiement…",
    notLoaded: (why) => `Les détails de la réservation n'ont pas pu être chargés\u00A0: ${why}`,
    received: "Votre paiement a été reçu.",
    nothingToPay: "Il n'y a rien à payer.",
    isConfirmed: "Votre réservation est confirmée et vos billets sont prêts.",
    doNotPay: "N'effectuez plus de virement\u00A0: les places ont été libérées.",
    takes: (days) =>
      `Avec un virement, cela peut prendre jusqu'à ${workingDays(days)} avant que le paiement soit traité et que vous receviez vos billets.`,
    payWithin: (days) =>
      `Veuillez payer ${days === null ? "dès que possible" : `dans les ${workingDays(days)}`}. Vos billets seront disponibles dès que le paiement sera reçu.`,
    tooLate:
      "Un virement ordinaire n'arrivera plus avant la représentation. Payez en ligne, par virement instantané ou à la caisse.",
    transferred: "J'ai effectué le virement",
    ticketsNow: (way) => `Vous voulez vos billets tout de suite\u00A0? Payez en ligne avec ${way}.`,

    overview: "Aperçu",
    date: "Date",
    seatCount: "Nombre de places",
    tickets: "Billets",
    totalAmount: "Montant total",
    number: "Numéro de réservation",
    account: "Numéro de compte",
    beneficiary: "Bénéficiaire",
    reference: "Communication",
    copy: (label) => `Copier\u00A0: ${label.toLowerCase()}`,
    copied: "Texte copié dans le presse-papiers\u00A0!",
    copyFailed: "Le texte n'a pas pu être copié",

    codeAlt: "Code QR avec les données du virement",
    scanCode: "Scannez ce code avec votre application bancaire\u00A0: le virement est alors déjà rempli.",
    toBankApp: "Code QR vers votre application bancaire",
    onThisDevice:
      "Votre application bancaire est sur cet appareil\u00A0? Partagez le code QR avec l'application, ou enregistrez-le et choisissez-le dans l'application au moment de scanner. Si votre application ne le permet pas, copiez les données ci-dessus.",
    choosePicture:
      "Vous avez l'image\u00A0? Ouvrez alors votre application bancaire, choisissez de scanner un code QR et prenez cette image. Si cela ne fonctionne pas, copiez les données ci-dessus.",
    shareFailed: "Le code QR n'a pas pu être partagé.",
    codeFile: "virement.png",
  },

  paymentMethod: {
    MANUAL: "Virement",
    PAYCONIQ: "Bancontact (anciennement Payconiq)",
  },

  paymentOutcome: {
    title: "Paiement",
    isHandled: "Votre paiement est en cours de traitement",
    doNotPayAgain: "Si vous avez payé, ne payez pas une deuxième fois.",
    ticketsByMail:
      "Vos billets arrivent par e-mail dès que votre banque confirme le paiement, en général en quelques minutes. Vous pouvez fermer cette fenêtre.",
    ifNot: "Si le paiement n'a pas abouti, vos places restent réservées et vous recevez un e-mail pour réessayer.",
    seatsByMail:
      "Dès que votre banque confirme le paiement, vos places sont changées et vous recevez un e-mail. Vous pouvez fermer cette fenêtre.",
    ifNoSeats: "Si le paiement n'a pas abouti, vous gardez les places que vous aviez.",
    toAccount: "Vers mon compte",
    toOverview: "Vers votre réservation",
    looking: "Recherche du paiement…",
    reservation: (id) => `Réservation #${id}`,
    goOnOnline: "Continuer le paiement en ligne",
    againOnline: "Réessayer de payer en ligne",
    byTransfer: "Payer par virement",

    paidBack: "Votre paiement vous est remboursé",
    amountComesBack: "Nous vous remboursons le montant que vous avez payé.",
    wasPaid: "Cette réservation était déjà payée.",
    otherAmount: "Le montant payé n'est pas le montant de cette réservation.",
    isCancelled: "Cette réservation est annulée.",
    wasCancelled: "La réservation avait été annulée entre-temps.",
    voucherShort: "La réservation avait expiré, et l'argent du bon cadeau a été utilisé autrement entre-temps.",
    productsGone: "La réservation avait expiré, et ce qui accompagnait les places est épuisé entre-temps.",
    wasExpired: "La réservation avait expiré entre-temps.",
    succeeded: "Votre paiement a réussi",
    confirmed: "Votre réservation est confirmée",
    ticketsReady: "Vos billets sont prêts et vous arrivent aussi par e-mail.",
    seatsReleased: "Les places ont été libérées.",
    awaitsBank: "Nous attendons la confirmation de votre banque",
    takesSeconds:
      "Cela prend en général quelques secondes. Cette page se met à jour d'elle-même. Si vous avez payé, ne payez pas une deuxième fois.",
    cancelled: "Vous avez annulé le paiement",
    tookTooLong: "Le paiement a pris trop de temps",
    failed: "Le paiement n'a pas réussi",
    notPaid: "Le paiement n'est pas encore fait",
    again: "Réessayez ou choisissez un virement.",
    againAtOnce: "Réessayez. Un virement n'arriverait plus à temps pour cette représentation.",
    tooSmall: "Ce montant est trop petit pour être payé en ligne. Choisissez un virement, ou payez à la caisse.",
  },

  reservationStatus: {
    PENDING: "En attente",
    CONFIRMED: "Confirmée",
    EXPIRED: "Expirée",
    CANCELLED: "Annulée",
  },
};
