import type { cartMenu } from "../nl/cart-menu.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof cartMenu> = {
  cartWith: (seats) => `Panier, ${seats}`,
  yourSeats: "Vos places",
  remove: (seat) => `Supprimer ${seat}`,
  total: "Total",
  confirm: "Confirmer la réservation",
  isEmpty: "Votre panier est vide. Choisissez une place encore libre.",
  timeIsUp:
    "Le temps est écoulé et vos places sont de nouveau libres. Choisissez-les à nouveau si elles sont encore disponibles.",
};
