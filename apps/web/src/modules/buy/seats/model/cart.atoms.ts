/** The signed-in user's cart. Only the server computes its total. */
import type { Cart } from "@podium/shared/contracts/seats";
import { countingOf, type NamedSeat } from "@podium/shared/halls/seat-names";
import { serverNow } from "#platform/server-clock.ts";
import { atom, store as pageStore } from "#platform/state.ts";

interface CartState {
  cart: Cart | null;
  /** Stays true until a new cart begins. */
  expired: boolean;
  known: boolean;
  /** The first read failed. */
  failed: boolean;
}

const nothing: CartState = { cart: null, expired: false, known: false, failed: false };
const cartState = atom<CartState>(nothing);
const pendingState = atom<ReadonlyMap<string, PendingSeat>>(new Map());

interface PendingSeat {
  showId: number;
  seat: NamedSeat;
  change: "adding" | "removing";
}

export const cartAtom = atom((get) => get(cartState).cart);
export const cartExpiredAtom = atom((get) => get(cartState).expired);
/** False until the server has responded once. */
export const cartKnownAtom = atom((get) => get(cartState).known);
export const cartFailedAtom = atom((get) => get(cartState).failed);

/** In the server's order, that of the hall, followed by those being added; `busy` while a seat's request is pending. */
export const cartSeatsAtom = atom((get) => {
  const pending = get(pendingState);
  const held = get(cartState).cart?.lines ?? [];
  const coming = [...pending.values()].filter(
    (entry) => entry.change === "adding" && !held.some(({ seatId }) => seatId === entry.seat.seatId),
  );
  const seats: readonly NamedSeat[] = [...held, ...coming.map(({ seat }) => seat)];
  return seats.map((seat) => ({ seat, busy: pending.has(seat.seatId) }));
});

export const countedInCartAtom = atom((get) => countingOf(get(cartSeatsAtom).map(({ seat }) => seat)));

/** Counts pending requests as done. */
export const cartCountAtom = atom((get) => {
  const leaving = [...get(pendingState).values()].filter(({ change }) => change === "removing").length;
  return Math.max(0, get(cartSeatsAtom).length - leaving);
});

/** The user's own seats by `showId/seatId`. */
export const ownSeatsAtom = atom<ReadonlyMap<string, "mine" | "busy">>((get) => {
  const { cart } = get(cartState);
  const own = new Map<string, "mine" | "busy">(cart?.seats.map((seatId) => [`${cart.showId}/${seatId}`, "mine"]));
  for (const [seatId, { showId }] of get(pendingState)) own.set(`${showId}/${seatId}`, "busy");
  return own;
});

/** How many seats have a ticket type that the server has not confirmed. */
export const typesChangingAtom = atom(0);

/** Stores the cart, null when there is none; ignores a cart that is older than the known one. */
export function setCart(cart: Cart | null, store = pageStore): void {
  const state = store.get(cartState);
  if (cart && state.cart && Date.parse(cart.now) < Date.parse(state.cart.now)) return;
  if (cart?.expired) return expireCart(store);
  store.set(cartState, { cart, expired: cart === null && state.expired, known: true, failed: false });
}

/** A failed read leaves a known cart as it is. */
export function setCartFailed(store = pageStore): void {
  const state = store.get(cartState);
  if (!state.known) store.set(cartState, { ...state, failed: true });
}

export function expireCart(store = pageStore): void {
  store.set(cartState, { cart: null, expired: true, known: true, failed: false });
}

export function dismissExpiry(): void {
  pageStore.set(cartState, { ...pageStore.get(cartState), expired: false });
}

export function resetCart(store = pageStore): void {
  store.set(cartState, nothing);
  store.set(pendingState, new Map());
}

export function markPending(showId: number, seat: NamedSeat, change: PendingSeat["change"]): void {
  pageStore.set(pendingState, new Map(pageStore.get(pendingState)).set(seat.seatId, { showId, seat, change }));
}

export function clearPending(seatId: string): void {
  const pending = new Map(pageStore.get(pendingState));
  pending.delete(seatId);
  pageStore.set(pendingState, pending);
}

export function isPending(seatId: string): boolean {
  return pageStore.get(pendingState).has(seatId);
}

/** By the server's clock; negative once the cart has expired. */
export function millisecondsLeft(cart: Cart): number {
  return Date.parse(cart.expiresAt) - serverNow();
}
