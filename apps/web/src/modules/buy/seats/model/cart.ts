import { useEffect, useState } from "react";
import { cartClock } from "#messages/nl/cart.ts";
import { tokenAtom } from "#platform/session.ts";
import { store, useAtomValue } from "#platform/state.ts";
import { LAST_SHOW_KEY, readStored, writeStored } from "#platform/storage.ts";
import { announce } from "#ui/announcer.tsx";
import { toast } from "#ui/toast.ts";
import { cartAtom, expireCart, millisecondsLeft } from "./cart.atoms.ts";
import { pageCart, readCart } from "./cart.sync.ts";

/** The expiry is announced this long before it (design language). */
const EXPIRY_WARNING_MS = 120_000;
/** Delay of a read after the expiry, by which the server has expired the cart as well. */
const READ_AFTER_EXPIRY_MS = 1000;

let followers = 0;
let unfollowCart = (): void => undefined;

/** Loads and follows the signed-in user's cart until every caller has called its returned function. */
export function followCart(): () => void {
  followers += 1;
  if (followers === 1) {
    const unfollow = pageCart.followCart();
    const stopTimers = expireOnTime();
    unfollowCart = () => {
      stopTimers();
      unfollow();
    };
  }
  return () => {
    followers -= 1;
    if (followers === 0) unfollowCart();
  };
}

/** Follows the cart for a page that waits for it, because the bar's own follower may not have loaded. */
export function useFollowedCart(): void {
  const token = useAtomValue(tokenAtom);
  useEffect(() => (token === null ? undefined : followCart()), [token]);
}

/** Announces the last two minutes and expires the cart on time, also without an event. */
function expireOnTime(): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let until: string | undefined;
  const stop = (): void => timers.forEach(clearTimeout);
  const set = (): void => {
    const cart = store.get(cartAtom);
    if (cart?.expiresAt === until) return;
    until = cart?.expiresAt;
    stop();
    if (!cart) return;
    rememberLastShow(cart.showId);
    const left = millisecondsLeft(cart);
    timers = [setTimeout(end, Math.max(0, left))];
    if (left > EXPIRY_WARNING_MS) timers.push(setTimeout(warnOfExpiry, left - EXPIRY_WARNING_MS));
  };
  const end = (): void => {
    expireCart();
    announce(cartClock().expiredAndFreed);
    timers.push(setTimeout(() => void readCart(), READ_AFTER_EXPIRY_MS));
  };
  const unsubscribe = store.sub(cartAtom, set);
  set();
  return () => {
    unsubscribe();
    stop();
  };
}

function warnOfExpiry(): void {
  const words = cartClock().lastMinutes;
  announce(words);
  toast.warning(words, { id: "cart-last-call", duration: 10_000 });
}

/** Whether a cart for this show was seen here, and another window has replaced it by one for another show. */
export function useReplacedCart(showId: number): boolean {
  const cart = useAtomValue(cartAtom);
  const [had, setHad] = useState<number>();
  if (cart?.showId === showId && had !== showId) setHad(showId);
  return cart !== null && cart.showId !== showId && had === showId;
}

/** The show of the last cart in this tab, chosen again after the cart has expired, also after a reload. */
export const lastShow = (): number => Number(readStored(LAST_SHOW_KEY, "session"));

export const rememberLastShow = (showId: number): void => writeStored(LAST_SHOW_KEY, String(showId), "session");
