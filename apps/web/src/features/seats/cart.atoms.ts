/** The cart of whoever is signed in, the same on every page and in every tab. Only the server computes its total. */
import type { Cart } from "@podium/shared/contracts/seats";
import { compareSeatIds } from "@podium/shared/seat-id";
import { serverNow } from "#platform/server-clock.ts";
import { atom, store } from "#platform/state.ts";

/** What is under way for a seat of one's own. */
export type SeatWork = "adding" | "removing";

interface CartState {
  cart: Cart | null;
  /** The time ran out; says so until a new cart begins. */
  expired: boolean;
  /** Whether the server has been heard at all. */
  known: boolean;
  /** It was asked and did not answer, and nothing is known from before. */
  failed: boolean;
}

const nothing: CartState = { cart: null, expired: false, known: false, failed: false };
const cartState = atom<CartState>(nothing);
const workState = atom<ReadonlyMap<string, SeatWorkEntry>>(new Map());

interface SeatWorkEntry {
  showId: number;
  work: SeatWork;
}

export interface CartSeat {
  seatId: string;
  /** Asked, and not answered yet. */
  busy: boolean;
}

export const cartAtom = atom((get) => get(cartState).cart);
export const cartExpiredAtom = atom((get) => get(cartState).expired);
/** False until the server has said whether there is a cart. */
export const cartKnownAtom = atom((get) => get(cartState).known);
/** The first reading did not work: whether there is a cart is not known. */
export const cartFailedAtom = atom((get) => get(cartState).failed);

/** What the cart shows: its seats, and those that are just being added, in the order of the hall. */
export const cartSeatsAtom = atom<CartSeat[]>((get) => {
  const work = get(workState);
  const held = get(cartState).cart?.seats ?? [];
  const coming = [...work]
    .filter(([seatId, entry]) => entry.work === "adding" && !held.includes(seatId))
    .map(([seatId]) => seatId);
  return [...held, ...coming].toSorted(compareSeatIds).map((seatId) => ({ seatId, busy: work.has(seatId) }));
});

/** How many seats there are, counting what was clicked as done. */
export const cartCountAtom = atom((get) => {
  const leaving = [...get(workState).values()].filter(({ work }) => work === "removing").length;
  return Math.max(0, get(cartSeatsAtom).length - leaving);
});

/** One's own seats by `showId/seatId`, and which of them wait for an answer. */
export const ownSeatsAtom = atom<ReadonlyMap<string, "mine" | "busy">>((get) => {
  const { cart } = get(cartState);
  const own = new Map<string, "mine" | "busy">(cart?.seats.map((seatId) => [`${cart.showId}/${seatId}`, "mine"]));
  for (const [seatId, { showId }] of get(workState)) own.set(`${showId}/${seatId}`, "busy");
  return own;
});

/**
 * Takes in a cart as the server told it; what it said earlier than what is known is left aside.
 * @param cart null: there is none
 */
export function takeCart(cart: Cart | null): void {
  const state = store.get(cartState);
  if (cart && state.cart && Date.parse(cart.now) < Date.parse(state.cart.now)) return;
  if (cart?.expired) return expireCart();
  store.set(cartState, {
    cart,
    expired: cart === null && state.expired,
    known: true,
    failed: false,
  });
}

/** The cart could not be read. What is known of it stays as it is. */
export function missCart(): void {
  const state = store.get(cartState);
  if (!state.known) store.set(cartState, { ...state, failed: true });
}

/** The time ran out: the seats are gone, and the cart says so. */
export function expireCart(): void {
  store.set(cartState, { ...store.get(cartState), cart: null, expired: true, known: true, failed: false });
}

/** Takes the message about the lapsed cart away. */
export function dismissExpiry(): void {
  store.set(cartState, { ...store.get(cartState), expired: false });
}

/** Somebody else sits here now: nothing of the cart may stay. */
export function forgetCart(): void {
  store.set(cartState, nothing);
  store.set(workState, new Map());
}

export function beginWork(showId: number, seatId: string, work: SeatWork): void {
  store.set(workState, new Map(store.get(workState)).set(seatId, { showId, work }));
}

export function endWork(seatId: string): void {
  const work = new Map(store.get(workState));
  work.delete(seatId);
  store.set(workState, work);
}

export function isWorking(seatId: string): boolean {
  return store.get(workState).has(seatId);
}

/** Milliseconds until the cart ends, by the server's clock; negative once it has ended. */
export function millisecondsLeft(cart: Cart): number {
  return Date.parse(cart.expiresAt) - serverNow();
}
