import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "../messages.ts";
import type { receivedTickets } from "../nl/received-tickets.ts";

const plural = pluralOf("fr");

export const translation: Translation<typeof receivedTickets> = {
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
  wasTakenBack: ({ giver, show, when, count }) =>
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
};
