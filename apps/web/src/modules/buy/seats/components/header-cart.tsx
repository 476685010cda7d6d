import { ShoppingCart } from "virtual:icons";
import { useLocation } from "react-router-dom";
import { currentLanguage } from "#messages/messages.ts";
import { cartClock } from "#messages/nl/cart.ts";
import { paths } from "#platform/paths.ts";
import { useAtomValue } from "#platform/state.ts";
import { Link } from "#ui/link.tsx";
import { CartClock } from "./cart-clock.tsx";
import { cartAtom, cartCountAtom, countedInCartAtom } from "#modules/buy/seats/model/cart.atoms.ts";
import { useFollowedCart } from "#modules/buy/seats/model/cart.ts";

/** The cart in every page's header, except on Tickets, which shows its own. */
export function HeaderCart() {
  useFollowedCart();
  const cart = useAtomValue(cartAtom);
  const count = useAtomValue(cartCountAtom);
  const counted = useAtomValue(countedInCartAtom);
  const { pathname } = useLocation();
  const t = cartClock();
  if (!cart || pathname === paths.tickets) return null;
  return (
    <Link
      to={paths.tickets}
      aria-label={t.backTo(counted(count, currentLanguage()))}
      title={t.cart}
      data-header-cart
      className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-1.5 text-cream hover:bg-stage-raised sm:gap-2 sm:px-2.5"
    >
      <ShoppingCart className="size-6" />
      <span className="hidden font-semibold tabular-nums sm:inline">{count}</span>
      {/* The text after the cart has expired may take two lines on a phone with large text. */}
      <CartClock className="text-sm max-sm:text-center max-sm:whitespace-normal" />
    </Link>
  );
}
