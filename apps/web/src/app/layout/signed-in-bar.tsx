import { HeaderCart } from "#features/seats/components/header-cart.tsx";
import { OfferAlert } from "#features/waiting-list/offer-alert.tsx";

/** What each page has of who is signed in: their cart, and what is offered to them. */
export function SignedInBar() {
  return (
    <>
      <HeaderCart />
      <OfferAlert />
    </>
  );
}
