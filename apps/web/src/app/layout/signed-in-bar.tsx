import { HeaderCart } from "#modules/buy/seats/components/header-cart.tsx";
import { OfferAlert } from "#modules/buy/waiting-list/offer-alert.tsx";

export function SignedInBar() {
  return (
    <>
      <HeaderCart />
      <OfferAlert />
    </>
  );
}
