import type { Translation } from "../messages.ts";
import type { giveBack } from "../nl/give-back.tsx";

export const translation: Translation<typeof giveBack> = {
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
  canStillKeep: "Tant que personne n'a choisi la place, vous pouvez encore la garder.",

  returned: "Billets rendus",
  became: (place, state) => `${place}\u00A0: ${state.toLowerCase()}`,
  keepAfterAll: "Garder quand même",
  kept: "Vous gardez votre place. Votre billet est de nouveau valable.",
  keepFailed: "Vous ne pouvez pas garder cette place.",
  forSale: "En vente",
  canComeFree: "Vous pouvez venir quand même\u00A0? Alors vous pouvez reprendre cette place.",
  canCome:
    "Vous recevez un e-mail dès que quelqu'un achète cette place. Vous pouvez venir quand même\u00A0? Alors vous pouvez la reprendre.",
  taken: "Quelqu'un a choisi cette place",
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
};
