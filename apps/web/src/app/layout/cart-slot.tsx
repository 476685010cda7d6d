import { lazy, Suspense } from "react";
import { tokenAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";

const CartDoor = lazy(async () => ({ default: (await import("#features/seats/cart-door.tsx")).CartDoor }));

/** The cart of whoever is signed in, kept live on every page. A visitor does not load it; another session starts it afresh. */
export function CartSlot() {
  const token = useAtomValue(tokenAtom);
  if (token === null) return null;
  return (
    <Suspense>
      <CartDoor key={token} />
    </Suspense>
  );
}
