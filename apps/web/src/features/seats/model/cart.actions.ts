/** Add, remove, empty: each shows at once, and the server's response replaces it. */
import { countedSeats, namedById, type NamedSeat, seatLabel, seatLabels } from "@podium/shared/halls/seat-names";
import { knownVersion, refetchSeats, showAsFree } from "#entities/shows/show-seats.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { store } from "#platform/state.ts";
import { announce } from "#ui/announcer.tsx";
import { toast } from "#ui/toast.ts";
import { beginWork, cartAtom, cartCountAtom, dismissExpiry, endWork, isWorking } from "./cart.atoms.ts";
import { cartRequest, readCart } from "./cart.ts";
import { showSeatMessage } from "./seat-message.atoms.ts";
import { whileOnline } from "./while-online.ts";

/** Specification, section 8: for failures without a sentence of the server. */
const ADD_FAILED = "Er ging iets fout bij het toevoegen van de stoel. Probeer het later opnieuw.";
const NOT_YET_CHOSEN = "Er is even geen verbinding. Deze stoel is nog niet gekozen.";
const NOT_YET_RETURNED = "Er is even geen verbinding. Deze stoel is nog niet teruggegeven.";
const REMOVE_FAILED = "Er ging iets fout bij het verwijderen van de stoel";

/** Shows a refusal with its reason, and the seat as it was. @returns whether it is in the cart now */
export async function addSeat(showId: number, seat: NamedSeat): Promise<boolean> {
  const { seatId } = seat;
  if (isWorking(seatId)) return false;
  dismissExpiry();
  beginWork(showId, seat, "adding");
  try {
    await cartRequest(
      () =>
        whileOnline(
          (signal) => api.addSeat({ params: { showId, seatId }, signal }),
          () => complain(showId, NOT_YET_CHOSEN),
        ),
      (seats) => [...new Set([...seats, seatId])],
    );
    endWork(seatId);
    announce(`${seatLabel(seat)} gekozen. ${inCart()}`);
    return true;
  } catch (error) {
    endWork(seatId);
    complain(showId, reason(error, ADD_FAILED));
    return false;
  }
}

export async function removeSeat(showId: number, seatId: string): Promise<void> {
  if (isWorking(seatId)) return;
  const before = store.get(cartAtom)?.lines ?? [];
  const versions = new Map([seatId, ...before.map((line) => line.seatId)].map((id) => [id, knownVersion(showId, id)]));
  const seat = before.find((line) => line.seatId === seatId) ?? namedById(seatId);
  beginWork(showId, seat, "removing");
  try {
    const response = await cartRequest(
      () =>
        whileOnline(
          (signal) => api.removeSeat({ params: { seatId }, signal }),
          () => complain(showId, NOT_YET_RETURNED),
        ),
      (seats) => seats.filter((other) => other !== seatId),
    );
    // Of the response: where requests cross, the cart here is not yet right.
    const left = new Set(response?.seats);
    // The last wheelchair place of a group takes its companion places along.
    const along = before.filter(
      (line) =>
        line.kind === "companion" && line.seatId !== seatId && !left.has(line.seatId) && !isWorking(line.seatId),
    );
    const given = [seat, ...along];
    for (const one of given) showAsFree(showId, one.seatId, versions.get(one.seatId) ?? -1);
    endWork(seatId);
    announce(`${seatLabels(given)} teruggegeven. ${inCart()}`);
    if (along.length > 0) toast.warning(`Ook vrijgegeven, want zonder rolstoelplaats: ${seatLabels(along)}.`);
  } catch (error) {
    endWork(seatId);
    complain(showId, reason(error, REMOVE_FAILED));
  }
}

/** @throws {ApiError} */
export async function emptyCart(): Promise<void> {
  await cartRequest(
    () => api.clearCart(),
    () => [],
  );
}

/** A press on somebody else's seat (specification, section 5). */
export function refuseSeat(showId: number, seatId: string): void {
  complain(showId, `Stoel ${seatId} is niet meer beschikbaar`);
}

function complain(showId: number, text: string): void {
  showSeatMessage(text, () => {
    void refetchSeats(showId);
    void readCart();
  });
}

function reason(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.code !== "OFFLINE" ? error.message : otherwise;
}

function inCart(): string {
  return `${countedSeats(store.get(cartCountAtom))} in uw winkelwagen.`;
}
