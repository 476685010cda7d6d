/** Quick clicks run in parallel. As their responses may cross, the cart is read again after the last of them. */
import type { Cart } from "@podium/shared/contracts/seats";
import { currentToken } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { fetchCart } from "#features/seats/api/get-cart.ts";
import { cartAtom, setCartFailed, setCart } from "./cart.atoms.ts";

let pendingRequests = 0;
let crossed = false;
let latestRead = 0;

/** Whether responses may have crossed, so that a cart event may be older than what is known. */
export function responsesMayCross(): boolean {
  return crossed || pendingRequests > 1;
}

/** Reads the cart once no request is pending. */
export function readCartWhenIdle(): void {
  if (pendingRequests > 0) crossed = true;
  else void readCart();
}

/** @param alone what this request changes, applied when responses may not know of each other */
export async function cartRequest(
  ask: () => Promise<Cart | null>,
  alone: (seats: readonly string[]) => string[],
): Promise<void> {
  const token = currentToken();
  pendingRequests += 1;
  if (pendingRequests > 1) crossed = true;
  try {
    const response = await ask();
    if (token !== currentToken()) return;
    setCart(crossed ? withoutOthers(response, alone) : response);
  } finally {
    pendingRequests -= 1;
    if (pendingRequests === 0 && crossed) {
      crossed = false;
      if (token === currentToken()) void readCart();
    }
  }
}

/** A failure leaves a known cart as it is: the next read repairs it. */
export async function readCart(): Promise<void> {
  if (currentToken() === null) return;
  const token = currentToken();
  latestRead += 1;
  const read = latestRead;
  const cart = await fetchCart().catch(() => undefined);
  if (read !== latestRead || token !== currentToken()) return;
  if (cart === undefined) setCartFailed();
  else if (pendingRequests > 0) crossed = true;
  else setCart(cart);
}

function withoutOthers(response: Cart | null, alone: (seats: readonly string[]) => string[]): Cart | null {
  const known = store.get(cartAtom);
  const base = response ?? known;
  if (base === null) return null;
  const seats = alone(known?.showId === base.showId ? known.seats : base.seats);
  return seats.length > 0 ? { ...base, seats } : null;
}
