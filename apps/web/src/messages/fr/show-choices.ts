import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/show-choices.ts";

export const translation: Translation<typeof dutch> = {
  openChoices: {
    whereNow: (when, where) => `La représentation a maintenant lieu le ${when}${where && `, ${where}`}.`,
    hasChanged: (show) => `${show} a changé`,
    comeOrReturn: (last) => `Venez-vous, ou rendez-vous vos places\u00A0? Vous pouvez choisir jusqu'au ${last} inclus.`,
    choose: "Faites votre choix",
  },

  showChoices: {
    title: "Votre choix",
    description: "Choisissez ce que deviennent vos billets.",
    loading: "Chargement de votre choix...",
    linkEnded: "Ce lien ne fonctionne plus",
    nothingToChoose: "Il n'y a rien à choisir pour le moment",
    contact: "Contactez-nous",
    toAccount: "Vers votre compte",
    signIn: "Se connecter",
    linkIncomplete: "Le lien n'est pas complet, ou votre réservation n'existe plus.",
    pressInMail:
      "Avez-vous reçu un e-mail de notre part au sujet d'une représentation\u00A0? Appuyez alors sur le bouton dans cet e-mail.",
    cancelled: (show) => `${show}\u00A0: représentation annulée`,
    changes: (show) => `${show} change`,
    notOn: (when) => `La représentation du ${when} n'aura pas lieu.`,
    lastDay: (last) => `Vous pouvez choisir jusqu'au ${last} inclus.`,
    reservation: (id) => `Réservation n° ${id}`,
    paid: (amount) => `payé\u00A0: ${amount}`,
    onVoucher: (amount) =>
      `Vous avez payé ${amount} avec un bon cadeau. Si vous rendez les places, ce montant sera remis sur le bon.`,
    mayChange: "Vous pouvez encore choisir autre chose.",
    lastDayPassed: "Le dernier jour pour choisir vous-même est passé.",
    chooseTogether: "Contactez-nous, nous choisirons ensemble.",
    chooseOther: "Choisir autre chose",
    legend: "Que souhaitez-vous\u00A0?",
    chooseFirst: "Choisissez d'abord ce que vous souhaitez.",
    account: "Numéro de compte",
    accountHint: "Par exemple BE68 5390 0754 7034. Nous l'utilisons uniquement pour vous rembourser.",
    accountStored: (end) => `Vous avez indiqué un compte qui se termine par ${end}. Laissez vide pour le garder.`,
    ibanNeeded: "Indiquez le numéro de compte sur lequel nous pouvons verser l'argent.",
    ibanWrong: "Ce numéro de compte n'est pas correct. Vérifiez chaque chiffre.",
    holder: "Au nom de",
    holderHint: "Comme sur votre carte bancaire, en lettres latines\u00A0: la banque compare le nom au numéro.",
    holderWrong: "Écrivez le nom du titulaire du compte en lettres latines, comme sur votre carte bancaire.",
    notSaved: "Votre choix n'a pas été enregistré.",
    confirm: "Confirmer mon choix",
    never: "Ne rien changer",
    notYet: "Pas encore",
    yes: "Oui, c'est mon choix",
    endsForVoucher:
      "Vos billets ne seront alors plus valables. Vous recevez tout de suite le bon cadeau, et vous ne pourrez plus choisir autre chose ensuite.",
    endsForMoney: (amount) =>
      `Vos billets ne seront alors plus valables. Nous vous remboursons ${amount}. Cela peut prendre quelques jours.`,
    endsForGift: "Vos billets ne seront alors plus valables. Nous ne vous remboursons rien.",
    ends: "Vos billets ne seront alors plus valables.",
    keep: "Je viens quand même",
    keepHint: "Vous gardez vos places. Vos billets restent valables.",
    voucher: (amount) => `Un bon cadeau de ${amount}`,
    voucherHint:
      "Vous le recevez tout de suite par e-mail et vous pourrez l'utiliser plus tard pour payer des billets. Vous ne pourrez plus changer ce choix ensuite.",
    money: (amount) => `Récupérer mon argent\u00A0: ${amount}`,
    moneyToAccount: "Nous versons l'argent sur votre compte.",
    moneyWherePaid: "Nous versons l'argent sur le compte avec lequel vous avez payé.",
    gift: (amount) => `Je fais don de ${amount} à l'association`,
    giftHint: "Nous ne vous remboursons rien. Un grand merci\u00A0!",
    stayAway: "Je ne viens pas",
    stayAwayHint: "Vos places seront alors pour quelqu'un d'autre.",
    keepChosen: "Vous gardez vos places. À bientôt\u00A0!",
    voucherChosen: (amount) => `Vous avez choisi un bon cadeau de ${amount}. Il est en route vers votre boîte e-mail.`,
    moneyChosen: (amount) =>
      `Vous avez choisi le remboursement. Nous versons ${amount} sur le compte avec lequel vous avez payé.`,
    moneyChosenTo: (amount, end) =>
      `Vous avez choisi le remboursement. Nous versons ${amount} sur votre compte qui se termine par ${end}.`,
    giftChosen: (amount) => `Vous faites don de ${amount} à l'association. Un grand merci\u00A0!`,
    stayAwayChosen: "Vous avez rendu vos places. Merci.",
  },
};
