import type { cartActions } from "../nl/cart-actions.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof cartActions> = {
  addFailed: "Une erreur s'est produite lors de l'ajout de la place. Réessayez plus tard.",
  removeFailed: "Une erreur s'est produite lors de la suppression de la place",
  notYetChosen: "La connexion est momentanément interrompue. Cette place n'est pas encore choisie.",
  notYetReturned: "La connexion est momentanément interrompue. Cette place n'est pas encore rendue.",
  chosen: (seat, inCart) => `Vous avez choisi\u00A0: ${seat}. Dans votre panier\u00A0: ${inCart}.`,
  returned: (seats, inCart) => `Vous avez rendu\u00A0: ${seats}. Dans votre panier\u00A0: ${inCart}.`,
  alsoReturned: (seats) => `Également libéré, faute de place pour fauteuil roulant\u00A0: ${seats}.`,
  taken: (seat) => `${seat} n'est plus disponible`,
  notOnSale: "La vente n'est pas encore ouverte.",
};
