import type { cartActions } from "../nl/cart-actions.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof cartActions> = {
  addFailed: "Something went wrong while adding the seat. Please try again later.",
  removeFailed: "Something went wrong while removing the seat",
  notYetChosen: "There is no connection at the moment. This seat has not been chosen yet.",
  notYetReturned: "There is no connection at the moment. This seat has not been given back yet.",
  chosen: (seat, inCart) => `${seat} chosen. ${inCart} in your basket.`,
  returned: (seats, inCart) => `${seats} given back. ${inCart} in your basket.`,
  alsoReturned: (seats) => `Also released, as there is no wheelchair place with it: ${seats}.`,
  taken: (seat) => `${seat} is no longer available`,
  notOnSale: "The sale is not open yet.",
};
