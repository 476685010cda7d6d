import type { cartMenu } from "../nl/cart-menu.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof cartMenu> = {
  cartWith: (seats) => `Basket, ${seats}`,
  yourSeats: "Your seats",
  remove: (seat) => `Remove ${seat}`,
  total: "Total",
  confirm: "Confirm booking",
  isEmpty: "Your basket is empty. Choose a seat that is still free.",
  timeIsUp: "Your time is up and your seats are free again. Choose them again if they are still there.",
};
