/** Keeps the cart equal in all tabs and on all pages, and ends it when its time is over. */
import type { CartChanged } from "@podium/shared/realtime";
import { follow } from "#live/follow.ts";
import { rooms } from "#live/live.ts";
import { store } from "#platform/state.ts";
import { announce } from "#ui/announcer.tsx";
import { toast } from "#ui/toast.ts";
import { cartAtom, expireCart, forgetCart, millisecondsLeft, takeCart } from "./cart.atoms.ts";
import { areCrossing, readAfterwards, readCart } from "./cart.requests.ts";
import { LAST_CALL_MS } from "./cart-time.ts";

/** The server is asked a moment after the end, when it surely agrees that the cart is over. */
const AFTER_THE_END_MS = 1000;

/** Loads the cart of whoever is signed in and follows it, until the returned function is called. */
export function followCart(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  void readCart();
  const following = follow({
    rooms: [rooms.ownCart],
    refetch: async () => readAfterwards(),
    onEvent: applyCartEvent,
  });
  keepTime(signal);
  signal.addEventListener("abort", () => {
    following.stop();
    forgetCart();
  });
  return () => controller.abort();
}

/** Applies what the server says of the cart, from whichever tab the change came. */
export function applyCartEvent({ cart, reason }: CartChanged): void {
  const known = store.get(cartAtom);
  if (cart) {
    if (areCrossing()) readAfterwards();
    else takeCart(cart);
  } else if (reason === "expired" && known && millisecondsLeft(known) < 2000) {
    expireCart();
  } else if (reason === "reserved") {
    takeCart(null);
  } else if (known) {
    // An end that was told late may be that of an earlier cart: the server is asked.
    readAfterwards();
  }
}

/** Announces the last two minutes and ends the cart on time, also when no message comes. */
function keepTime(signal: AbortSignal): void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let until: string | undefined;
  const stop = (): void => timers.forEach(clearTimeout);
  const set = (): void => {
    const cart = store.get(cartAtom);
    if (cart?.expiresAt === until) return;
    until = cart?.expiresAt;
    stop();
    if (!cart) return;
    const left = millisecondsLeft(cart);
    timers = [setTimeout(end, Math.max(0, left))];
    if (left > LAST_CALL_MS) timers.push(setTimeout(lastCall, left - LAST_CALL_MS));
  };
  const end = (): void => {
    expireCart();
    announce("Cart verlopen. Uw stoelen zijn vrijgegeven.");
    timers.push(setTimeout(() => void readCart(), AFTER_THE_END_MS));
  };
  const unsubscribe = store.sub(cartAtom, set);
  set();
  signal.addEventListener("abort", () => {
    unsubscribe();
    stop();
  });
}

function lastCall(): void {
  const words = "Nog 2 minuten om uw reservering te bevestigen.";
  announce(words);
  toast.warning(words, { id: "cart-last-call", duration: 10_000 });
}
