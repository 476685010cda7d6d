import { CartChip } from "./cart-chip.tsx";
import { CartKeeper } from "./cart-keeper.tsx";

/** All of the cart that the layout carries for whoever is signed in: loaded apart, so that a visitor does not pay for it. */
export function CartDoor() {
  return (
    <>
      <CartKeeper />
      <CartChip />
    </>
  );
}
