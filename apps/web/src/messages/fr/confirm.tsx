import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "../messages.ts";
import type { confirm } from "../nl/confirm.tsx";

const plural = pluralOf("fr");

export const translation: Translation<typeof confirm> = {
  title: "Confirmer la réservation",
  cartLoading: "Chargement du panier…",
  toReservations: "Vers vos réservations",
  notLoaded: "Les données n'ont pas pu être chargées",
  seatsStay: "Entre-temps, vos places restent gardées pour vous.",
  noReservation: "Aucune réservation trouvée.",
  timeIsUp:
    "Votre temps est écoulé et vos places sont de nouveau libres. Choisissez-les à nouveau si elles le sont encore.",
  noneChosen: "Vous n'avez pas encore choisi de places.",
  seatsGone:
    "Vos places ne sont plus dans votre panier\u00A0: elles ont été libérées, ici ou dans une autre fenêtre. Choisissez-les à nouveau si elles sont encore là.",
  isMade: "Votre réservation est faite",
  made: (id, show) => `C'est la réservation #${id} pour ${show}.`,
  lostResponse:
    "Vous l'avez déjà confirmée\u00A0: la réponse n'est pas arrivée ici, ou vous l'avez fait dans une autre fenêtre.",
  justMade: (id, show) => `Vous venez de faire la réservation #${id} pour ${show}`,
  toMade: "Vers cette réservation",
  otherShow: "Dans une autre fenêtre, vous avez choisi une autre représentation",
  otherShowHere:
    "Voici ce qui se trouve maintenant dans votre panier. Vos places pour la représentation précédente sont de nouveau libres.",
  noSeats: "Choisissez d'abord au moins une place",
  failed: "Une erreur s'est produite lors de la confirmation de votre réservation. Réessayez plus tard.",

  place: "Lieu\u00A0: ",
  yourSeats: "Vos places",
  yourDetails: "Vos coordonnées",
  editInAccount: "Modifier dans votre compte",
  firstName: "Prénom",
  lastName: "Nom",
  code: "Code",
  payment: "Paiement",
  nothingToPay: "Vous n'avez rien à payer\u00A0: vos billets sont prêts dès que vous confirmez.",
  voucherPaysAll:
    "Vous n'avez rien à payer\u00A0: votre bon cadeau couvre le tout, et vos billets sont prêts dès que vous confirmez.",
  method: "Mode de paiement",
  onlineHint: "Vous payez tout de suite en ligne avec votre application bancaire ou votre carte.",
  onlineFrom: (amount) => `Le paiement en ligne est possible à partir de ${amount}.`,
  transferHint: "Vous versez vous-même le montant.",
  transferTooLate: "Un virement n'arriverait plus à temps pour cette représentation.",
  onlyAtBoxOffice: "Ce montant ne peut plus être payé qu'à la caisse. Contactez-nous pour réserver.",
  transferTakes: (days) =>
    `Avec un virement, la confirmation peut prendre jusqu'à ${days} ${plural(days, "jour ouvrable", "jours ouvrables")}.`,

  codeOrVoucher: "Code de réduction, de sponsor ou de prévente, ou bon cadeau",
  validate: "Valider",
  validating: "Validation...",
  tooFewTickets: "Pas assez de billets disponibles",
  oneCode:
    "Un seul code compte par réservation, en plus des bons cadeaux. Supprimez le code ci-dessous si vous préférez utiliser celui-ci.",
  alsoVoucher: "Utiliser aussi un bon cadeau",
  yourCodes: "Vos codes et bons cadeaux",
  sponsorCode: (code) => `Code de sponsor ${code}`,
  presaleCode: (code) => `Code de prévente ${code}`,
  discountCode: (code) => `Code de réduction ${code}`,
  reservesEarlier: "vous réservez plus tôt",
  tooManyVouchers: (most) =>
    `Vous pouvez utiliser ensemble au maximum ${most} ${plural(most, "bon cadeau", "bons cadeaux")}. Supprimez-en un.`,

  total: "Total",
  insteadOf: "Au lieu de ",
  noRefund:
    "Les billets pour une représentation à date fixe ne sont pas remboursés. Vous pouvez choisir d'autres places ou transmettre vos billets.",
  backAsVoucher:
    "Vous ne pouvez pas venir\u00A0? Vous pouvez rendre vos billets jusqu'à l'ouverture des portes. Si quelqu'un d'autre achète votre place, vous recevez un bon cadeau.",
  backAsMoney:
    "Vous ne pouvez pas venir\u00A0? Vous pouvez rendre vos billets jusqu'à l'ouverture des portes. Si quelqu'un d'autre achète votre place, vous êtes remboursé.",
  agree: (link) => <>J'accepte les {link("conditions")}</>,
  confirmAndPay: "Confirmer et payer",
  confirmFree: "Confirmer définitivement",
  confirming: "Confirmation en cours...",
  backToTickets: "Retour aux billets",

  stillToDo: (missing) => `Encore à faire\u00A0: ${missing.join(", ")}.`,
  doChooseSeat: "choisissez au moins une place",
  doAwaitForm: "attendez que le formulaire s'affiche",
  doOpenLink: "ouvrez le lien dans votre boîte mail, ou utilisez une autre adresse e-mail",
  doFillInDetails: "complétez vos coordonnées dans votre compte",
  doGivePresaleCode: "entrez votre code de prévente",
  doTakeFewerSeats: "prenez moins de places ou un autre code",
  doTakeOtherCode: "prenez un autre code, ou aucun",
  doAwaitType: "attendez que le type de billet soit modifié",
  doValidate: "validez ce que vous avez tapé sous «\u00A0Code\u00A0», ou videz le champ",
  doRemoveCode: "supprimez le code ou le bon cadeau que vous ne pouvez pas utiliser",
  doAskAmount: "redemandez le montant sous «\u00A0Code\u00A0»",
  doAwaitAmount: "attendez que le montant s'affiche",
  doChooseMethod: "choisissez comment vous payez",
  doAcceptTerms: "acceptez les conditions",
};
