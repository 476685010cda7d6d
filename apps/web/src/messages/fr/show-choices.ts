import type { showChoices } from "../nl/show-choices.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof showChoices> = {
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
  paid: (amount) => `payé : ${amount}`,
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
  accountKept: (end) => `Vous avez indiqué un compte qui se termine par ${end}. Laissez vide pour le garder.`,
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
    "Vous le recevez tout de suite par e-mail et vous pourrez payer des billets avec plus tard. Vous ne pourrez plus changer ce choix ensuite.",
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
};
