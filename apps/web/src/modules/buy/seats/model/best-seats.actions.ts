import type { HallSeat } from "@podium/shared/halls/hall";
import { type NamedSeat, seatLabels } from "@podium/shared/halls/seat-names";
import { currentLanguage } from "#messages/messages.ts";
import { bestSeats, cartActions } from "#messages/nl/cart.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { store } from "#platform/state.ts";
import { announce } from "#ui/announcer.tsx";
import { toast } from "#ui/toast.ts";
import { inCart, sayNotAdded, sayRefused } from "./cart.actions.ts";
import { cartAtom, clearPending, dismissExpiry, markPending } from "./cart.atoms.ts";
import { cartRequest, whileOnline } from "./cart.sync.ts";

/** Long enough to read which seats were held instead. */
const OTHERS_MS = 10_000;

/**
 * Holds proposed seats, all or none; the server holds the next best ones when somebody was faster.
 * @returns ids of the seats that are held in their place; none: the proposed ones are held, or none is; null: a server
 * of the previous release responded, which does not have this call
 */
export async function holdBestSeats(
  showId: number,
  { wheelchair }: { wheelchair: boolean },
  places: readonly HallSeat[],
): Promise<string[] | null> {
  const preferred = places.map(({ id }) => id);
  const body = { count: places.length, wheelchair, preferred };
  const before = store.get(cartAtom);
  const had = new Set(before?.showId === showId ? before.seats : []);
  let held: readonly NamedSeat[] = [];
  dismissExpiry();
  for (const place of places) markPending(showId, place, "adding");
  try {
    await cartRequest(
      async () => {
        const cart = await whileOnline(
          (signal) => api.holdBestSeats({ params: { showId }, body, signal }),
          () => sayNotAdded(showId, { text: cartActions().notYetChosen }),
        );
        held = cart.lines.filter(({ seatId }) => !had.has(seatId));
        return cart;
      },
      (seats) => [...new Set([...seats, ...held.map(({ seatId }) => seatId)])],
    );
  } catch (error) {
    if (error instanceof ApiError && error.code === "NOT_FOUND") return null;
    sayRefused(showId, error);
    return [];
  } finally {
    for (const id of preferred) clearPending(id);
  }
  const words = seatLabels(held, currentLanguage());
  const isAsProposed = preferred.every((id) => held.some(({ seatId }) => seatId === id));
  if (isAsProposed) {
    announce(cartActions().chosen(words, inCart()));
    return [];
  }
  toast.warning(bestSeats().othersInstead(places.length, words), { duration: OTHERS_MS });
  return held.map(({ seatId }) => seatId);
}
