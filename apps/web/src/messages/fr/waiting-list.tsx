import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/waiting-list.tsx";

const plural = pluralOf("fr");

export const translation: Translation<typeof dutch> = {
  joinWaitingList: {
    join: "M'inscrire sur la liste d'attente",
    firstWho: (show, when) =>
      `${show}, ${when}. Dites-nous d'abord qui vous êtes\u00A0: c'est à cette adresse e-mail que nous écrirons si des places se libèrent pour vous. Vous n'avez pas besoin de mot de passe.`,
    hasAccount: "Vous avez déjà un compte\u00A0?",
    signIn: "Connectez-vous",
    onward: "Continuer",
    whatNext: (show, when) =>
      `${show}, ${when}. Si des places se libèrent et que c'est votre tour, nous les mettons de côté pour vous et vous recevez un e-mail.`,
    howMany: "Combien de places\u00A0?",
    numberUpTo: (most) => `Indiquez un nombre de 1 à ${most}.`,
    together: "Uniquement côte à côte",
    takesLonger:
      "Si vous demandez plus de places, ou uniquement des places côte à côte, l'attente est en général plus longue. Quelqu'un qui vous suit et qui en demande moins peut alors recevoir une offre avant vous\u00A0; vous gardez votre tour.",
    submit: "M'inscrire",
    joined: "Vous êtes sur la liste d'attente.",
    joinedAs: (position) => `Vous êtes sur la liste d'attente, au numéro ${position}.`,
  },

  waitingPlaces: {
    title: "Ma liste d'attente",
    loading: "Chargement de la liste d'attente…",
    loadFailed: "Votre place sur la liste d'attente n'a pas pu être chargée.",
    position: (position) => `Liste d'attente\u00A0: vous êtes numéro ${position}`,
    waiting: (show, when, entry, count) =>
      `${show}, ${when}\u00A0: ${entry}. ${count === 1 ? "Si une place se libère" : "Si des places se libèrent"} et que c'est votre tour, nous vous envoyons un e-mail et vous ${count === 1 ? "la" : "les"} verrez ici.`,
    leave: "Quitter la liste d'attente",
    leaveTitle: "Quitter la liste d'attente\u00A0?",
    leaveText: "Vous perdez votre tour. Si vous vous inscrivez à nouveau plus tard, vous recommencez en fin de liste.",
    leaveYes: "Oui, quitter la liste",
    left: "Vous n'êtes plus sur la liste d'attente.",
    offered: (count) => (count === 1 ? "Une place vous attend" : "Des places vous attendent"),
    offer: (show, when, places) => (
      <>
        {show}, {when}&nbsp;: {places}.
      </>
    ),
    price: (amount, count) =>
      `${count === 1 ? "Cette place coûte" : "Ensemble, elles coûtent"} ${amount} au tarif ordinaire. Vous verrez ce que vous payez avant de confirmer.`,
    priceLater: (count) => `Vous verrez ${count === 1 ? "son" : "leur"} prix avant de confirmer.`,
    restricted: (count) =>
      `${count === 1 ? "De cette place" : "D'une ou de plusieurs de ces places"}, vous ne voyez pas toute la scène.`,
    reservedUntil: (until, left, count) => (
      <>
        Nous {count === 1 ? "la" : "les"} gardons pour vous jusqu'au {until}
        {left}. Ensuite, {count === 1 ? "elle passe" : "elles passent"} à la personne suivante et vous n'êtes plus sur
        la liste d'attente. Si votre panier contient déjà des places pour une autre représentation, elles seront
        libérées quand vous prendrez {count === 1 ? "celle-ci" : "celles-ci"}.
      </>
    ),
    stillLeft: (left) => ` (encore ${left})`,
    accept: (count) => (count === 1 ? "Prendre cette place" : "Prendre ces places"),
    accepted: (count) =>
      `${count === 1 ? "La place est dans votre panier. Confirmez-la" : "Les places sont dans votre panier. Confirmez-les"} dans le délai qui y est indiqué.`,
    acceptFailed: (count) => (count === 1 ? "La place n'a pas été prise." : "Les places n'ont pas été prises."),
    lookInCart: (count) =>
      `Regardez d'abord si ${count === 1 ? "la place est" : "les places sont"} déjà dans votre panier.`,
    decline: "Je n'en ai plus besoin",
    declineTitle: (count) => `Refuser ${count === 1 ? "cette place" : "ces places"}\u00A0?`,
    declineText: (count) =>
      `${count === 1 ? "La place passe" : "Les places passent"} tout de suite à la personne suivante sur la liste d'attente. Vous ne serez alors plus sur cette liste.`,
    declineYes: "Oui, refuser",
    declined: (count) =>
      `${count === 1 ? "La place passe" : "Les places passent"} à la personne suivante. Merci de nous avoir prévenus.`,
    back: "Retour",
    failed: "Cela n'a pas fonctionné.",
  },

  offerAlert: {
    ready: (count, places) => `${places} ${plural(count, "vous attend", "vous attendent")}.`,
    reservedUntil: (until) =>
      `Vous étiez sur la liste d'attente. Nous gardons cette offre pour vous jusqu'au ${until}.`,
    look: "Voir",
  },
};
