import { HeaderCart } from "#modules/buy/seats/components/header-cart.tsx";
import { OfferAlert } from "#modules/buy/waiting-list/offer-alert.tsx";

/** The parts of each page for a signed-in user: their cart, and their offers of the waiting list. */
export function SignedInBar() {
  return (
    <>
      <HeaderCart />
      <OfferAlert />
    </>
  );
}
