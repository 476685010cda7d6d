/** Adds, removes and empties: each change shows at once, and the server's response replaces it. */
import type { HallGroup } from "@podium/shared/halls/hall";
import { namedById, type NamedSeat, seatLabel, seatLabels } from "@podium/shared/halls/seat-names";
import { knownVersion, refetchSeats, showAsFree } from "#entities/shows/show-seats.ts";
import { currentLanguage } from "#messages/messages.ts";
import { cartActions } from "#messages/nl/cart.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { atom, store } from "#platform/state.ts";
import { announce } from "#ui/announcer.tsx";
import { toast } from "#ui/toast.ts";
import {
  markPending,
  cartAtom,
  cartCountAtom,
  countedInCartAtom,
  dismissExpiry,
  clearPending,
  isPending,
} from "./cart.atoms.ts";
import { cartRequest, readCart, whileOnline } from "./cart.sync.ts";
import { castTokenOf } from "./cast-link.ts";

/** Specification, section 9. */
const SEAT_MESSAGE_MS = 3000;

/** The id distinguishes two messages with the same text. */
const messageState = atom<{ text: string; id: number } | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const seatMessageAtom = atom((get) => get(messageState));

/** The show whose server refused holds because others are before this visitor, and how many times. */
export const toldToWaitAtom = atom<{ showId: number; times: number } | null>(null);

/** Remembers that the waiting room refused a hold, so that its panel asks for the place again. */
function noteToldToWait(showId: number, error: unknown): void {
  if (error instanceof ApiError && error.code === "WAIT_YOUR_TURN")
    store.set(toldToWaitAtom, (told) => ({ showId, times: (told?.showId === showId ? told.times : 0) + 1 }));
}

/** Adds a seat; a refusal shows its reason and restores the seat. @returns whether the seat is in the cart now */
export async function addSeat(showId: number, seat: NamedSeat): Promise<boolean> {
  const { seatId } = seat;
  if (isPending(seatId)) return false;
  const t = cartActions();
  const castToken = castTokenOf(showId);
  dismissExpiry();
  markPending(showId, seat, "adding");
  try {
    await cartRequest(
      () =>
        whileOnline(
          (signal) => api.addSeat({ params: { showId, seatId }, ...(castToken && { body: { castToken } }), signal }),
          () => showSeatError(showId, t.notYetChosen),
        ),
      (seats) => [...new Set([...seats, seatId])],
    );
    clearPending(seatId);
    announce(t.chosen(seatLabel(seat, currentLanguage()), inCart()));
    return true;
  } catch (error) {
    clearPending(seatId);
    sayRefused(showId, error);
    return false;
  }
}

/** Says why the server refused a hold. */
export function sayRefused(showId: number, error: unknown): void {
  noteToldToWait(showId, error);
  showSeatError(showId, reason(error, cartActions().addFailed));
}

export async function removeSeat(showId: number, seatId: string): Promise<void> {
  await removeSeats(showId, [seatId]);
}

/** Gives seats back, and announces all of them in one sentence. */
export async function removeSeats(showId: number, seatIds: readonly string[]): Promise<void> {
  const t = cartActions();
  const returned = await Promise.all(seatIds.filter((id) => !isPending(id)).map((id) => giveBack(showId, id)));
  const [given, along] = [returned.flatMap(({ seat }) => seat), returned.flatMap((each) => each.along)];
  if (given.length === 0) return;
  announce(t.returned(seatLabels([...given, ...along], currentLanguage()), inCart()));
  if (along.length > 0) toast.warning(t.alsoReturned(seatLabels(along, currentLanguage())));
}

interface Returned {
  /** None when the server refused. */
  readonly seat: readonly NamedSeat[];
  /** Companion places that go with the last wheelchair place of their group */
  readonly along: readonly NamedSeat[];
}

async function giveBack(showId: number, seatId: string): Promise<Returned> {
  const t = cartActions();
  const before = store.get(cartAtom)?.lines ?? [];
  const versions = new Map([seatId, ...before.map((line) => line.seatId)].map((id) => [id, knownVersion(showId, id)]));
  const seat = before.find((line) => line.seatId === seatId) ?? namedById(seatId);
  markPending(showId, seat, "removing");
  try {
    const response = await cartRequest(
      () =>
        whileOnline(
          (signal) => api.removeSeat({ params: { seatId }, signal }),
          () => showSeatError(showId, t.notYetReturned),
        ),
      (seats) => seats.filter((other) => other !== seatId),
    );
    // Uses the response, because the cart here is outdated when requests cross.
    const left = new Set(response?.seats);
    const along = before.filter(
      (line) =>
        line.kind === "companion" && line.seatId !== seatId && !left.has(line.seatId) && !isPending(line.seatId),
    );
    for (const one of [seat, ...along]) showAsFree(showId, one.seatId, versions.get(one.seatId) ?? -1);
    clearPending(seatId);
    return { seat: [seat], along };
  } catch (error) {
    clearPending(seatId);
    showSeatError(showId, reason(error, t.removeFailed));
    return { seat: [], along: [] };
  }
}

export type AreaOutcome =
  | { readonly held: true }
  /** `left`: how many the area still has, when it is too full for this choice; `text` says why. */
  | { readonly held: false; readonly text: string; readonly left?: number };

/** Adds places of an area, all or none; the server chooses which. */
export async function addAreaPlaces(
  showId: number,
  { id: groupId, label }: Pick<HallGroup, "id" | "label">,
  count: number,
): Promise<AreaOutcome> {
  const t = cartActions();
  dismissExpiry();
  const isOfArea = (seatId: string) => seatId.startsWith(`${groupId}-`);
  const before = store.get(cartAtom);
  const had = new Set(before?.showId === showId ? before.seats : []);
  let added: string[] = [];
  try {
    await cartRequest(
      async () => {
        const cart = await whileOnline(
          (signal) => api.addAreaPlaces({ params: { showId, groupId }, body: { count }, signal }),
          () => showSeatError(showId, t.notYetChosen),
        );
        added = cart.seats.filter((seatId) => isOfArea(seatId) && !had.has(seatId));
        return cart;
      },
      (seats) => [...new Set([...seats, ...added])],
    );
    const places = added.map((seatId): NamedSeat => ({ seatId, group: label, label: "" }));
    announce(t.chosen(seatLabels(places, currentLanguage()), inCart()));
    return { held: true };
  } catch (error) {
    noteToldToWait(showId, error);
    void refetchSeats(showId);
    const left = error instanceof ApiError && error.code === "AREA_FULL" ? leftIn(error) : undefined;
    return { held: false, text: reason(error, t.addFailed), ...(left !== undefined && { left }) };
  }
}

function leftIn({ details }: ApiError): number | undefined {
  const left = Number(details.find(({ field }) => field === "left")?.message);
  return Number.isSafeInteger(left) ? left : undefined;
}

/** Says why places of an area were not added, where no dialog does. */
export function sayNotAdded(showId: number, { text }: { text: string }): void {
  showSeatError(showId, text);
}

/** @throws {ApiError} */
export async function emptyCart(): Promise<void> {
  await cartRequest(
    () => api.clearCart(),
    () => [],
  );
}

/** Says that somebody else has the pressed seat (specification, section 5). */
export function refuseSeat(showId: number, seat: NamedSeat): void {
  showSeatError(showId, cartActions().unavailable(seatLabel(seat, currentLanguage())));
}

/** Says that the sale has not opened, to visitors without a session; once signed in they are asked for a code. */
export function sayNotOnSale(showId: number): void {
  showSeatError(showId, cartActions().notOnSale);
}

/** Says why no seat can be chosen yet; nothing was asked of the server, so nothing is stale. */
export function sayNotYet(text: string): void {
  showMessage(text, () => undefined);
}

/** Shows a message, which replaces an older one; once it ends, reloads what may be stale. */
function showSeatError(showId: number, text: string): void {
  showMessage(text, () => {
    void refetchSeats(showId);
    void readCart();
  });
}

function showMessage(text: string, onEnd: () => void): void {
  clearTimeout(timer);
  store.set(messageState, (old) => ({ text, id: (old?.id ?? 0) + 1 }));
  timer = setTimeout(() => {
    store.set(messageState, null);
    onEnd();
  }, SEAT_MESSAGE_MS);
}

/** Returns the server's sentence; for failures without one, our own (specification, section 8). */
function reason(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.code !== "OFFLINE" ? error.message : otherwise;
}

export function inCart(): string {
  return store.get(countedInCartAtom)(store.get(cartCountAtom), currentLanguage());
}
