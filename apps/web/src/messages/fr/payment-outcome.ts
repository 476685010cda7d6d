import type { Translation } from "../messages.ts";
import type { paymentOutcome } from "../nl/payment-outcome.ts";

export const translation: Translation<typeof paymentOutcome> = {
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
};
