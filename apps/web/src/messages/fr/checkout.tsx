import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/checkout.tsx";

const plural = pluralOf("fr");

export const translation: Translation<typeof dutch> = {
  confirm: {
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
    doAwaitType: "attendez que votre choix soit enregistré",
    doSaveGift: "ajoutez le montant de votre don, ou videz le champ",
    doValidate: "validez ce que vous avez tapé sous «\u00A0Code\u00A0», ou videz le champ",
    doRemoveCode: "supprimez le code ou le bon cadeau que vous ne pouvez pas utiliser",
    doAskAmount: "redemandez le montant sous «\u00A0Code\u00A0»",
    doAwaitAmount: "attendez que le montant s'affiche",
    doChooseMethod: "choisissez comment vous payez",
    doAcceptTerms: "acceptez les conditions",
  },

  gift: {
    question: "Voulez-vous soutenir l'association\u00A0?",
    hint: "Vous choisissez vous-même un montant, qui s'ajoute à votre total. Les réductions et les bons cadeaux ne s'y appliquent pas.",
    add: "Ajouter",
    change: "Modifier",
    changed: (amount: string | null, total: string) =>
      amount === null ? `Pas de don. Total\u00A0: ${total}.` : `Don de ${amount}. Total\u00A0: ${total}.`,
    refused: "Indiquez un montant comme 5 ou 2,50, de 10\u00A0000 euros au maximum. Ou videz le champ.",
    failed: "L'enregistrement de votre don n'a pas abouti. Veuillez réessayer.",
    notYetChanged: "La connexion est momentanément coupée. Votre don n'est pas encore enregistré.",
  },

  presaleCode: {
    signInFirst:
      "La vente n'est pas encore ouverte. Vous avez un code de prévente\u00A0? Connectez-vous ou continuez sans mot de passe\u00A0: ensuite, vous l'entrez ici et vous choisissez vos places.",
    notOpenYet:
      "La vente n'est pas encore ouverte. Avec un code de prévente, vous choisissez dès maintenant vos places.",
    code: "Code de prévente",
    fillIn: "Entrez votre code de prévente.",
    validating: "Validation...",
    use: "Utiliser ce code",
    chooseNow: (accepted) => `${accepted} Choisissez maintenant vos places.`,
    notEarlier: "Ce code ne permet pas de réserver plus tôt. Vous pourrez l'utiliser dès que la vente sera ouverte.",
  },

  detailsForm: {
    openForSeats: "Ouvrez le lien sur cet appareil\u00A0: vos places passeront alors dans votre compte.",
    openAndReturn: "Ouvrez le lien, puis revenez ici.",
    otherEmail: "Utiliser une autre adresse e-mail",
    knowPassword: "Vous connaissez votre mot de passe\u00A0?",
    signIn: "Se connecter",
    seatsStay: "Vos places restent gardées pour vous.",
  },

  continueWithout: {
    entered: "Vous pouvez maintenant choisir des places. Vous indiquerez ensuite votre nom et votre adresse e-mail.",
    entering: "Un instant...",
    enter: "Continuer sans mot de passe",
  },

  reservationSuccess: {
    title: "Votre réservation",
    thanks: "Merci pour votre réservation",
    loading: "Chargement de la réservation…",
    loadFailed: "La réservation n'a pas pu être chargée",
    name: "Nom",
    awaitsPayment:
      "Vos billets seront disponibles dès que votre paiement sera reçu. Cette page se met à jour d'elle-même.",
    toHome: "Vers l'accueil",
  },

  withoutPassword: {
    title: "Revenir plus tard",
    text: "Vous n'avez pas besoin de mot de passe\u00A0: pour vous connecter, choisissez un lien de connexion, et vous retrouverez vos réservations et vos billets. Vous voulez quand même un mot de passe ou une clé d'accès (se connecter avec votre doigt, votre visage ou un code PIN)\u00A0? C'est toujours possible dans votre compte.",
    choose: "Choisir un mot de passe",
  },
};
