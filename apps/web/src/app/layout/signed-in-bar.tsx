import { HeaderCart } from "#features/seats/components/header-cart.tsx";
import { OfferAlert } from "#features/waiting-list/offer-alert.tsx";

/** The parts of each page for a signed-in user: their cart, and their offers of the waiting list. */
export function SignedInBar() {
  return (
    <>
      <HeaderCart />
      <OfferAlert />
    </>
  );
}
