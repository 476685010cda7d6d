import type { Cart } from "@podium/shared/contracts/seats";
import { seatLabel } from "@podium/shared/halls/seat-names";
import { useRef, useState } from "react";
import { SHOWS_KEY } from "#entities/shows/shows.ts";
import { currentLanguage } from "#messages/messages.ts";
import { seatType } from "#messages/nl/tickets.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { queryClient } from "#platform/query-client.ts";
import { atom, store } from "#platform/state.ts";
import { announce } from "#ui/announcer.tsx";
import { cartAtom } from "./cart.atoms.ts";
import { cartRequest, readCart } from "./cart.ts";
import { whileOnline } from "./while-online.ts";

/** How many seats have a type that the server has not confirmed. */
export const typesChangingAtom = atom(0);

/** Changes the ticket type of a seat in the cart: shown at once, and reverted with the server's reason if refused. */
export function useSeatType(line: Cart["lines"][number]) {
  const { seatId, ticketTypeId } = line;
  const [picked, setPicked] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const wish = useRef<number | null>(null);

  const choose = async (next: number): Promise<void> => {
    if (next === (picked ?? ticketTypeId)) return;
    setPicked(next);
    setFailure(null);
    const isUnderWay = wish.current !== null;
    wish.current = next;
    if (isUnderWay) return;
    store.set(typesChangingAtom, (count) => count + 1);
    // A type chosen meanwhile is sent after the response, even when that is a refusal.
    for (let sent = next; ; sent = wish.current) {
      await send(sent);
      if (wish.current === sent) break;
    }
    wish.current = null;
    setPicked(null);
    store.set(typesChangingAtom, (count) => count - 1);
  };

  async function send(next: number): Promise<void> {
    const t = seatType();
    try {
      await cartRequest(
        () =>
          whileOnline(
            (signal) => api.setSeatType({ params: { seatId }, body: { ticketTypeId: next }, signal }),
            () => setFailure(t.notYetChanged),
          ),
        (seats) => [...seats],
      );
      setFailure(null);
      const cart = store.get(cartAtom);
      if (cart) announce(t.changed(seatLabel(line, currentLanguage()), formatEuro(cart.total)));
    } catch (error) {
      const known = error instanceof ApiError && error.code !== "OFFLINE";
      setFailure(known ? error.message : t.failed);
      // The offered types are outdated.
      if (known && error.code === "TICKET_TYPE_NOT_FOUND") void queryClient.invalidateQueries({ queryKey: SHOWS_KEY });
      void readCart();
    }
  }
  return { chosen: picked ?? ticketTypeId, failure, choose };
}
