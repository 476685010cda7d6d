import type { cartClock } from "../nl/cart-clock.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof cartClock> = {
  cart: "Panier",
  backTo: (seats) => `Panier avec ${seats}, retour aux billets`,
  expired: "Panier expiré",
  expiredAndFreed: "Panier expiré. Vos places ont été libérées.",
  lastMinutes: "Encore 2 minutes pour confirmer votre réservation.",
};
