import { useState } from "react";
import { useAtomValue } from "#platform/state.ts";
import { cartAtom } from "./cart.atoms.ts";

/** Whether a cart for this show was seen here, and now there is one for another show: another window chose that. */
export function useReplacedCart(showId: number): boolean {
  const cart = useAtomValue(cartAtom);
  const [had, setHad] = useState<number>();
  if (cart?.showId === showId && had !== showId) setHad(showId);
  return cart !== null && cart.showId !== showId && had === showId;
}
