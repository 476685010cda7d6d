import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/ticket-handover.tsx";

const plural = pluralOf("fr");

export const translation: Translation<typeof dutch> = {
  ticketHandover: {
    cannotCome: "Vous ne pouvez pas venir\u00A0?",
    passOn: (count) => (count === 1 ? "Transmettre votre billet" : "Transmettre des billets"),
    giveBack: (count) => (count === 1 ? "Rendre votre billet" : "Rendre des billets"),
    notLoaded: "Les billets transmis et rendus n'ont pas pu être chargés.",
  },

  passOn: {
    title: "Transmettre des billets",
    intro: "Quelqu'un d'autre vient à votre place\u00A0? Nous envoyons alors le billet à cette personne.",
    submit: "Transmettre",
    passed: (count) =>
      count === 1
        ? "Votre billet est transmis. Le nouveau détenteur reçoit un e-mail."
        : "Vos billets sont transmis. Le nouveau détenteur reçoit un e-mail.",
    failed: "Rien n'a été transmis.",
    which: "Quels billets\u00A0?",
    chooseOne: "Choisissez au moins un billet.",
    name: "Nom de la personne qui vient",
    nameMissing: "Entrez le nom de la personne qui vient avec le billet.",
    email: "Adresse e-mail de la personne qui vient",
    emailHint: "Vérifiez bien l'adresse\u00A0: la personne qui reçoit l'e-mail peut entrer.",
    emailMissing: "Entrez l'adresse e-mail à laquelle le billet est envoyé.",
    emailWrong: "Entrez une adresse e-mail valable, comme nom@exemple.be.",
    whatItMeans:
      "Votre propre code QR de ce billet n'est alors plus valable. Vous restez l'acheteur\u00A0: s'il y a un remboursement, il est pour vous. Vous pouvez reprendre le billet jusqu'à l'ouverture des portes.",
  },

  passedList: {
    title: "Billets transmis",
    passedTo: (place, name) => `${place}\u00A0: transmis à ${name}`,
    wentTo: (email) => `Le billet a été envoyé à ${email}.`,
    withdraw: "Reprendre",
    asks: "Reprendre le billet\u00A0?",
    whatItMeans: (place, name) => (
      <>
        Le billet pour {place} est alors de nouveau à vous. Le code QR que {name} a reçu n'est plus valable. Nous l'en
        informons par e-mail.
      </>
    ),
    leave: "Non, laisser ainsi",
    confirm: "Oui, reprendre",
    withdrawn: "Vous avez repris votre billet, avec un nouveau code QR.",
    failed: "Le billet n'a pas été repris.",
  },

  giveBack: {
    title: "Rendre des billets",
    oneGoes: (place, show) => (
      <>
        Vous rendez {place} pour {show}.
      </>
    ),
    chooseBelow: (show) => `Choisissez ci-dessous les billets pour ${show} que vous rendez.`,
    keep: "Non, garder",
    confirm: (count) => (count < 2 ? "Oui, rendre" : `Oui, en rendre ${count}`),
    which: "Quels billets rendez-vous\u00A0?",
    chooseFirst:
      "Choisissez d'abord les billets que vous rendez. Vous lirez alors ici ce qui se passe, avant de confirmer.",
    thisHappens: "Voici ce qui se passe\u00A0:",
    areForSale: (count) => (count === 1 ? "Votre billet est en vente." : "Vos billets sont en vente."),
    failed: "Rien n'a été rendu.",

    noLongerValid: (count) =>
      count === 1
        ? "Dès que vous confirmez, ce billet n'est plus valable à l'entrée."
        : "Dès que vous confirmez, ces billets ne sont plus valables à l'entrée.",
    boughtForVoucher: (count) =>
      `Si quelqu'un achète ${count === 1 ? "la place" : "une place"}, vous êtes remboursé par un bon cadeau, envoyé par e-mail.`,
    boughtForMoney: (count) =>
      `Si quelqu'un achète ${count === 1 ? "la place" : "une place"}, vous êtes remboursé sur votre compte bancaire, ou à la caisse si vous avez payé en espèces.`,
    notBought: (count) =>
      `Si personne ${count === 1 ? "n'achète la place" : "ne les achète"}, vous n'êtes pas remboursé.`,
    neverMore:
      "Vous ne recevez jamais plus que ce que paie le nouvel acheteur. Si vous avez payé avec un bon cadeau, l'argent revient sur ce bon.",
    waitingFirst: (count) =>
      `Les personnes sur la liste d'attente peuvent acheter ${count === 1 ? "la place" : "les places"} en premier. S'il n'y a personne, tout le monde peut le faire.`,
    canReclaim: "Tant que personne n'a choisi la place, vous pouvez encore la garder.",

    returned: "Billets rendus",
    became: (place, state) => `${place}\u00A0: ${state.toLowerCase()}`,
    reclaim: "Garder quand même",
    reclaimed: "Vous gardez votre place. Votre billet est de nouveau valable.",
    reclaimFailed: "Vous ne pouvez pas garder cette place.",
    forSale: "En vente",
    canComeFree: "Vous pouvez venir quand même\u00A0? Alors vous pouvez reprendre cette place.",
    canCome:
      "Vous recevez un e-mail dès que quelqu'un achète cette place. Vous pouvez venir quand même\u00A0? Alors vous pouvez la reprendre.",
    seatChosen: "Quelqu'un a choisi cette place",
    notPaidYet: "Elle n'est pas encore payée. Vous recevez un e-mail dès que quelqu'un paie cette place.",
    unsold: "Place non vendue",
    nothingBack: "Personne n'a acheté cette place. Vous n'êtes pas remboursé.",
    sold: "Place vendue",
    isOthers: "Quelqu'un d'autre a maintenant cette place.",

    restAsVoucher: (all) =>
      `Vous recevez ${all} en retour. Ce qui avait été payé avec un bon cadeau est de nouveau sur ce bon. Vous recevez le reste en bon cadeau, dans un e-mail séparé.`,
    restAsMoney: (all) =>
      `Vous recevez ${all} en retour. Ce qui avait été payé avec un bon cadeau est de nouveau sur ce bon. Vous recevez le reste sur votre compte bancaire ou à la caisse.`,
    allOnVoucher: (all) => `Le bon cadeau avec lequel vous avez payé est recrédité de ${all}.`,
    allAsVoucher: (all) => `Vous recevez ${all} en retour. Votre bon cadeau est en route, dans un e-mail séparé.`,
    allAsMoney: (all) => `Vous recevez ${all} en retour, sur votre compte bancaire ou à la caisse.`,
    partOnVoucher: (all, part) =>
      `Vous recevez ${all} en retour, dont ${part} de nouveau sur le bon cadeau avec lequel vous avez payé.`,
    partAsVoucher: (part) => `Pour ${part}, un nouveau bon cadeau est en route, dans un e-mail séparé.`,
    partAsMoney: (part) => `Vous recevez ${part} sur votre compte bancaire ou à la caisse.`,
  },

  receivedList: {
    title: "Billets que vous avez reçus",
    notLoaded: "Les billets que vous avez reçus de quelqu'un d'autre n'ont pas pu être chargés.",
    placesFrom: (places, giver) => `${places} (${giver})`,
    view: (count) => (count === 1 ? "Voir ce billet" : "Voir ces billets"),
  },

  receivedTickets: {
    title: "Des billets pour vous",
    description: "Les billets que quelqu'un vous a transmis.",
    openMail: "Appuyez sur le bouton dans votre e-mail",
    whereItIs:
      "Quelqu'un vous a transmis un billet\u00A0? Alors vous avez reçu un e-mail de notre part. Le bouton dans cet e-mail affiche votre billet. Si vous avez un compte avec cette adresse e-mail, vous y trouvez aussi le billet.",
    toAccount: "Vers votre compte",
    linkFails: "Ce lien ne fonctionne pas",
    useLastMail:
      "Le lien n'est pas complet, ou la représentation est passée depuis longtemps. Appuyez sur le bouton dans le dernier e-mail que vous avez reçu de nous.",

    payerSettles: (giver) =>
      `Vous n'avez rien à faire\u00A0: si de l'argent a été payé, nous réglons cela avec ${giver}.`,
    isCancelled: (show, when) => `${show} du ${when}\u00A0: cette représentation est annulée.`,
    noLongerYours: (count) => (count === 1 ? "Ce billet n'est plus à vous" : "Ces billets ne sont plus à vous"),
    wasWithdrawn: ({ giver, show, when, count }) =>
      count === 1
        ? `${giver} vous a transmis un billet pour ${show} du ${when}, mais l'a repris ou l'a rendu. Votre code QR n'est plus valable à l'entrée. Des questions\u00A0? Contactez ${giver}.`
        : `${giver} vous a transmis des billets pour ${show} du ${when}, mais les a repris ou les a rendus. Votre code QR n'est plus valable à l'entrée. Des questions\u00A0? Contactez ${giver}.`,
    chooseYourself: "Choisir vous-même vos places",

    areForYou: (giver, count) =>
      count === 1
        ? `${giver} vous a transmis ce billet. Montrez à l'entrée le code QR, sur papier ou sur l'écran de votre téléphone.`
        : `${giver} vous a transmis ces billets. Montrez à l'entrée le code QR de chaque billet, sur papier ou sur l'écran de votre téléphone.`,
    someGone: (count) =>
      count === 1
        ? "Un billet n'est plus à vous"
        : `${count} ${plural(count, "billet n'est plus", "billets ne sont plus")} à vous`,
    restIsValid: (giver, count) =>
      count === 1
        ? `${giver} l'a repris ou l'a rendu. Ce qui figure ci-dessous reste valable.`
        : `${giver} les a repris ou les a rendus. Ce qui figure ci-dessous reste valable.`,
    inNameOf: "Au nom de",
    keepMail:
      "Gardez l'e-mail\u00A0: avec le bouton dans cet e-mail, vous revenez toujours sur cette page. Si vous recevez une autre place, elle se trouve ici, et vous recevez un nouvel e-mail.",
  },
};
