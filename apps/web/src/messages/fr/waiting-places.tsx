import type { waitingPlaces } from "../nl/waiting-places.tsx";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof waitingPlaces> = {
  title: "Ma liste d'attente",
  loading: "Chargement de la liste d'attente…",
  loadFailed: "Votre place sur la liste d'attente n'a pas pu être chargée.",
  position: (position) => `Liste d'attente\u00A0: vous êtes numéro ${position}`,
  waiting: (show, when, wish) =>
    `${show}, ${when}\u00A0: ${wish}. Si des places se libèrent et que c'est votre tour, nous vous envoyons un e-mail et vous les verrez ici.`,
  leave: "Quitter la liste d'attente",
  leaveTitle: "Quitter la liste d'attente\u00A0?",
  leaveText: "Vous perdez votre tour. Si vous vous inscrivez à nouveau plus tard, vous recommencez en fin de liste.",
  leaveYes: "Oui, quitter la liste",
  left: "Vous n'êtes plus sur la liste d'attente.",
  offered: "Des places vous attendent",
  offer: (show, when, places) => (
    <>
      {show}, {when}&nbsp;: {places}.
    </>
  ),
  price: (amount, count) =>
    `${count === 1 ? "Cette place coûte" : "Ensemble, elles coûtent"} ${amount} au tarif ordinaire. Vous verrez ce que vous payez avant de confirmer.`,
  priceLater: "Vous verrez leur prix avant de confirmer.",
  restricted: "D'une ou de plusieurs de ces places, vous ne voyez pas toute la scène.",
  keptUntil: (until, left) => (
    <>
      Nous les gardons pour vous jusqu'au {until}
      {left}. Ensuite, elles passent à la personne suivante et vous n'êtes plus sur la liste d'attente. Si votre panier
      contient déjà des places pour une autre représentation, elles seront libérées quand vous prendrez celles-ci.
    </>
  ),
  stillLeft: (left) => ` (encore ${left})`,
  take: "Prendre ces places",
  taken: "Les places sont dans votre panier. Confirmez-les dans le délai qui y est indiqué.",
  takeFailed: "Les places n'ont pas été prises.",
  lookInCart: "Regardez d'abord si les places sont déjà dans votre panier.",
  decline: "Je n'en ai plus besoin",
  declineTitle: "Refuser ces places\u00A0?",
  declineText:
    "Les places passent tout de suite à la personne suivante sur la liste d'attente. Vous ne serez alors plus sur cette liste.",
  declineYes: "Oui, refuser",
  declined: "Les places passent à la personne suivante. Merci de nous avoir prévenus.",
  back: "Retour",
  failed: "Cela n'a pas fonctionné.",
};
