import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/cart.ts";

const plural = pluralOf("fr");

export const translation: Translation<typeof dutch> = {
  cartActions: {
    addFailed: "Une erreur s'est produite lors de l'ajout de la place. Réessayez plus tard.",
    removeFailed: "Une erreur s'est produite lors de la suppression de la place",
    notYetChosen: "La connexion est momentanément interrompue. Cette place n'est pas encore choisie.",
    notYetReturned: "La connexion est momentanément interrompue. Cette place n'est pas encore rendue.",
    chosen: (seat, inCart) => `Vous avez choisi\u00A0: ${seat}. Dans votre panier\u00A0: ${inCart}.`,
    returned: (seats, inCart) => `Vous avez rendu\u00A0: ${seats}. Dans votre panier\u00A0: ${inCart}.`,
    alsoReturned: (seats) => `Également libéré, faute de place pour fauteuil roulant\u00A0: ${seats}.`,
    unavailable: (seat) => `${seat} n'est plus disponible`,
    notOnSale: "La vente n'est pas encore ouverte.",
  },

  bestSeats: {
    othersInstead: (count, seats) =>
      `${plural(count, "La place proposée vient d'être prise", "Les places proposées viennent d'être prises")}. Vous avez maintenant\u00A0: ${seats}.`,
  },

  cartClock: {
    cart: "Panier",
    backTo: (seats) => `Panier avec ${seats}, retour aux billets`,
    expired: "Panier expiré",
    expiredAndFreed: "Panier expiré. Vos places ont été libérées.",
    lastMinutes: "Encore 2 minutes pour confirmer votre réservation.",
  },

  cartMenu: {
    cartWith: (seats) => `Panier, ${seats}`,
    yourSeats: "Vos places",
    removeOne: (area) => `Retirer 1 place de ${area}`,
    remove: (seat) => `Supprimer ${seat}`,
    gift: "Don",
    total: "Total",
    confirm: "Confirmer la réservation",
    isEmpty: "Votre panier est vide. Choisissez une place encore libre.",
    timeIsUp:
      "Le temps est écoulé et vos places sont de nouveau libres. Choisissez-les à nouveau si elles sont encore disponibles.",
  },

  entering: {
    olderSeatsStay: "Vous aviez déjà des places dans votre panier\u00A0: elles y sont restées.",
    othersFree: "Les places que vous venez de choisir sont à nouveau libres.",
  },
};
