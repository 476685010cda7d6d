import type { Cart } from "@podium/shared/contracts/seats";
import { seatLabel } from "@podium/shared/halls/seat-names";
import { useState } from "react";
import { SHOWS_KEY } from "#entities/shows/shows.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { queryClient } from "#platform/query-client.ts";
import { store } from "#platform/state.ts";
import { announce } from "#ui/announcer.tsx";
import { cartAtom } from "./cart.atoms.ts";
import { cartRequest, readCart } from "./cart.ts";
import { whileOnline } from "./while-online.ts";

const FAILED = "Er ging iets fout bij het wijzigen van het tickettype. Probeer het later opnieuw.";
const NOT_YET_CHANGED = "Er is even geen verbinding. Dit tickettype is nog niet gewijzigd.";

/** Gives a seat of the cart another ticket type: shown at once, and taken back with the server's reason. */
export function useSeatType(line: Cart["lines"][number]) {
  const { seatId, ticketTypeId } = line;
  const [picked, setPicked] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const choose = async (next: number): Promise<void> => {
    if (picked !== null || next === ticketTypeId) return;
    setPicked(next);
    setFailure(null);
    try {
      await cartRequest(
        () =>
          whileOnline(
            (signal) => api.setSeatType({ params: { seatId }, body: { ticketTypeId: next }, signal }),
            () => setFailure(NOT_YET_CHANGED),
          ),
        (seats) => [...seats],
      );
      setFailure(null);
      const cart = store.get(cartAtom);
      if (cart) announce(`Tickettype van ${seatLabel(line)} gewijzigd. Totaal ${formatEuro(cart.total)}.`);
    } catch (error) {
      const known = error instanceof ApiError && error.code !== "OFFLINE";
      setFailure(known ? error.message : FAILED);
      // What was offered is not what the server has.
      if (known && error.code === "TICKET_TYPE_NOT_FOUND") void queryClient.invalidateQueries({ queryKey: SHOWS_KEY });
      void readCart();
    } finally {
      setPicked(null);
    }
  };
  return { chosen: picked ?? ticketTypeId, failure, choose };
}
