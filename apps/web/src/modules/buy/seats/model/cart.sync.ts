/** Keeps all tabs equal to the server. Responses of quick clicks may cross: the cart is read again after the last. */
import type { Cart } from "@podium/shared/contracts/seats";
import type { CartChanged } from "@podium/shared/contracts/realtime";
import { follow } from "#live/follow.ts";
import { type Backend, backend as pageBackend, connectionAtom } from "#live/live.ts";
import { orNull } from "#platform/api-client.ts";
import { currentToken as pageToken } from "#platform/session.ts";
import { type Store, store as pageStore } from "#platform/state.ts";
import { cartAtom, expireCart, millisecondsLeft, resetCart, setCart, setCartFailed } from "./cart.atoms.ts";

/** Pages wait this long for a first response; the request itself has no time limit, for slow networks. */
const FIRST_READ_MS = 5000;

interface CartOwner {
  backend: Backend;
  store: Store;
  token: () => string | null;
}

export function createCartSync({ backend: { api, rooms }, store, token: currentToken }: CartOwner) {
  let pendingRequests = 0;
  let crossed = false;
  let latestRead = 0;

  async function readCart(): Promise<void> {
    const token = currentToken();
    if (token === null) return;
    latestRead += 1;
    const read = latestRead;
    const waiting = setTimeout(() => {
      if (token === currentToken()) setCartFailed(store);
    }, FIRST_READ_MS);
    // Specification, section 4: a 404 means no cart, too.
    const cart = await orNull(api.getCart({ query: { orNone: true } })).catch(() => undefined);
    clearTimeout(waiting);
    if (read !== latestRead || token !== currentToken()) return;
    if (cart === undefined) setCartFailed(store);
    else if (pendingRequests > 0) crossed = true;
    else setCart(cart, store);
  }

  function readCartWhenIdle(): void {
    if (pendingRequests > 0) crossed = true;
    else void readCart();
  }

  /** @param alone applies this request's change only, when responses may not know of each other */
  async function cartRequest(
    ask: () => Promise<Cart | null>,
    alone: (seats: readonly string[]) => string[],
  ): Promise<Cart | null> {
    const token = currentToken();
    pendingRequests += 1;
    if (pendingRequests > 1) crossed = true;
    try {
      const response = await ask();
      if (token === currentToken()) setCart(crossed ? withoutOthers(response, alone) : response, store);
      return response;
    } finally {
      pendingRequests -= 1;
      if (pendingRequests === 0 && crossed) {
        crossed = false;
        if (token === currentToken()) void readCart();
      }
    }
  }

  function withoutOthers(response: Cart | null, alone: (seats: readonly string[]) => string[]): Cart | null {
    const known = store.get(cartAtom);
    const base = response ?? known;
    if (base === null) return null;
    const earlier = known?.showId === base.showId ? known : base;
    const seats = alone(earlier.seats);
    const knownLines = [...base.lines, ...earlier.lines];
    const lines = seats.flatMap((seatId) => knownLines.find((line) => line.seatId === seatId) ?? []);
    return seats.length > 0 ? { ...base, seats, lines } : null;
  }

  function applyCartEvent({ cart, reason }: CartChanged): void {
    const known = store.get(cartAtom);
    if (cart) {
      // Responses may have crossed, so the event may be older than the known cart.
      if (crossed || pendingRequests > 1) readCartWhenIdle();
      else setCart(cart, store);
    } else if (reason === "expired" && known && millisecondsLeft(known) < 2000) {
      expireCart(store);
    } else if (reason === "reserved") {
      setCart(null, store);
    } else if (known) {
      // A late event may be about an earlier cart: ask the server.
      readCartWhenIdle();
    }
  }

  function followCart(): () => void {
    void readCart();
    const following = follow({
      rooms: [rooms.ownCart],
      refetch: async () => readCartWhenIdle(),
      onEvent: applyCartEvent,
    });
    return () => {
      following.stop();
      resetCart(store);
    };
  }

  return { readCart, cartRequest, applyCartEvent, followCart };
}

/** The cart of this page's user. */
export const pageCart = createCartSync({ backend: pageBackend, store: pageStore, token: pageToken });
export const { readCart, cartRequest } = pageCart;

/** Only the live connection may be gone, so a request may succeed; without a network it would hang for minutes. */
const OFFLINE_TIMEOUT_MS = 4000;

/** Sends a request about a seat; `onLost` is called once, as soon as the connection is lost or gets lost. */
export async function whileOnline<Response>(
  send: (signal: AbortSignal) => Promise<Response>,
  onLost: () => void,
): Promise<Response> {
  const controller = new AbortController();
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    if (timeout !== undefined || pageStore.get(connectionAtom) !== "lost") return;
    timeout = setTimeout(() => controller.abort(), OFFLINE_TIMEOUT_MS);
    onLost();
  };
  const unsubscribe = pageStore.sub(connectionAtom, look);
  look();
  try {
    return await send(controller.signal);
  } finally {
    clearTimeout(timeout);
    unsubscribe();
  }
}
