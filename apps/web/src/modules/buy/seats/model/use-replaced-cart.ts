import { useState } from "react";
import { useAtomValue } from "#platform/state.ts";
import { cartAtom } from "./cart.atoms.ts";

/** Whether a cart for this show was seen here, and another window has replaced it by one for another show. */
export function useReplacedCart(showId: number): boolean {
  const cart = useAtomValue(cartAtom);
  const [had, setHad] = useState<number>();
  if (cart?.showId === showId && had !== showId) setHad(showId);
  return cart !== null && cart.showId !== showId && had === showId;
}
