/**
 * Requests about the cart that are under way. Quick clicks run side by side; as their answers may cross, the cart is read
 * once more when the last of them is in, so that the server has the last word.
 */
import type { Cart } from "@podium/shared/contracts/seats";
import { currentToken } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { fetchCart } from "./api/get-cart.ts";
import { cartAtom, missCart, takeCart } from "./cart.atoms.ts";

let underWay = 0;
let crossed = false;
let latestRead = 0;

/** Whether answers may have crossed, so that a cart told meanwhile is not to be believed. */
export function areCrossing(): boolean {
  return crossed || underWay > 1;
}

/** Has the cart read again once nothing is under way any more. */
export function readAfterwards(): void {
  if (underWay > 0) crossed = true;
  else void readCart();
}

/**
 * Runs a request that answers the cart, and takes that in.
 * @param alone what the request changed, for when other requests are under way: their answers may not know of each other
 */
export async function cartRequest(
  ask: () => Promise<Cart | null>,
  alone: (seats: readonly string[]) => string[],
): Promise<void> {
  const token = currentToken();
  underWay += 1;
  if (underWay > 1) crossed = true;
  try {
    const answer = await ask();
    if (token !== currentToken()) return;
    takeCart(crossed ? withoutOthers(answer, alone) : answer);
  } finally {
    underWay -= 1;
    if (underWay === 0 && crossed) {
      crossed = false;
      if (token === currentToken()) void readCart();
    }
  }
}

/** Reads the cart from the server. A failure leaves it as it is and is told where nothing is known: the next reading mends it. */
export async function readCart(): Promise<void> {
  if (currentToken() === null) return;
  const token = currentToken();
  latestRead += 1;
  const read = latestRead;
  const cart = await fetchCart().catch(() => undefined);
  if (read !== latestRead || token !== currentToken()) return;
  if (cart === undefined) missCart();
  else if (underWay > 0) crossed = true;
  else takeCart(cart);
}

function withoutOthers(answer: Cart | null, alone: (seats: readonly string[]) => string[]): Cart | null {
  const known = store.get(cartAtom);
  const base = answer ?? known;
  if (base === null) return null;
  const seats = alone(known?.showId === base.showId ? known.seats : base.seats);
  return seats.length > 0 ? { ...base, seats } : null;
}
