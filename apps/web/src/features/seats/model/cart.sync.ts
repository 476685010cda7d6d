/** Keeps the cart equal in all tabs and on all pages, and expires it on time. */
import type { CartChanged } from "@podium/shared/realtime";
import { follow } from "#live/follow.ts";
import { rooms } from "#live/live.ts";
import { store } from "#platform/state.ts";
import { announce } from "#ui/announcer.tsx";
import { toast } from "#ui/toast.ts";
import { cartAtom, expireCart, resetCart, millisecondsLeft, setCart } from "./cart.atoms.ts";
import { responsesMayCross, readCartWhenIdle, readCart } from "./cart.requests.ts";
import { EXPIRY_WARNING_MS } from "./cart-time.ts";

/** By then the server has expired the cart as well. */
const READ_AFTER_EXPIRY_MS = 1000;

/** Loads and follows the signed-in user's cart until the returned function is called. */
export function followCart(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  void readCart();
  const following = follow({
    rooms: [rooms.ownCart],
    refetch: async () => readCartWhenIdle(),
    onEvent: applyCartEvent,
  });
  expireOnTime(signal);
  signal.addEventListener("abort", () => {
    following.stop();
    resetCart();
  });
  return () => controller.abort();
}

export function applyCartEvent({ cart, reason }: CartChanged): void {
  const known = store.get(cartAtom);
  if (cart) {
    if (responsesMayCross()) readCartWhenIdle();
    else setCart(cart);
  } else if (reason === "expired" && known && millisecondsLeft(known) < 2000) {
    expireCart();
  } else if (reason === "reserved") {
    setCart(null);
  } else if (known) {
    // A late event may be about an earlier cart: ask the server.
    readCartWhenIdle();
  }
}

/** Announces the last two minutes and expires the cart on time, also without an event. */
function expireOnTime(signal: AbortSignal): void {
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
    if (left > EXPIRY_WARNING_MS) timers.push(setTimeout(warnOfExpiry, left - EXPIRY_WARNING_MS));
  };
  const end = (): void => {
    expireCart();
    announce("Cart verlopen. Uw stoelen zijn vrijgegeven.");
    timers.push(setTimeout(() => void readCart(), READ_AFTER_EXPIRY_MS));
  };
  const unsubscribe = store.sub(cartAtom, set);
  set();
  signal.addEventListener("abort", () => {
    unsubscribe();
    stop();
  });
}

function warnOfExpiry(): void {
  const words = "Nog 2 minuten om uw reservering te bevestigen.";
  announce(words);
  toast.warning(words, { id: "cart-last-call", duration: 10_000 });
}
