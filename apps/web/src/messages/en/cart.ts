import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/cart.ts";

const plural = pluralOf("en");

export const translation: Translation<typeof dutch> = {
  cartActions: {
    addFailed: "Something went wrong while adding the seat. Please try again later.",
    removeFailed: "Something went wrong while removing the seat",
    notYetChosen: "There is no connection at the moment. This seat has not been chosen yet.",
    notYetReturned: "There is no connection at the moment. This seat has not been given back yet.",
    chosen: (seat, inCart) => `${seat} chosen. ${inCart} in your basket.`,
    returned: (seats, inCart) => `${seats} given back. ${inCart} in your basket.`,
    alsoReturned: (seats) => `Also released, as there is no wheelchair place with it: ${seats}.`,
    unavailable: (seat) => `${seat} is no longer available`,
    notOnSale: "The sale is not open yet.",
  },

  bestSeats: {
    othersInstead: (count, seats) =>
      `${plural(count, "The proposed seat has", "The proposed seats have")} just been taken. You now have: ${seats}.`,
  },

  cartClock: {
    cart: "Basket",
    backTo: (seats) => `Basket with ${seats}, back to Tickets`,
    expired: "Basket expired",
    expiredAndFreed: "Basket expired. Your seats have been released.",
    lastMinutes: "2 minutes left to confirm your booking.",
  },

  cartMenu: {
    cartWith: (seats) => `Basket, ${seats}`,
    yourSeats: "Your seats",
    removeOne: (area) => `Remove 1 place of ${area}`,
    remove: (seat) => `Remove ${seat}`,
    gift: "Donation",
    total: "Total",
    confirm: "Confirm booking",
    isEmpty: "Your basket is empty. Choose a seat that is still free.",
    timeIsUp: "Your time is up and your seats are free again. Choose them again if they are still there.",
  },

  entering: {
    olderSeatsStay: "You already had seats in your basket: those have stayed.",
    othersFree: "The seats you just chose are free again.",
  },
};
