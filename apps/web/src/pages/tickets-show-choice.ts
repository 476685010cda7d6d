import type { Show } from "@podium/shared/contracts/shows";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { emptyCart } from "#features/seats/cart.actions.ts";
import { cartAtom } from "#features/seats/cart.atoms.ts";
import { useAtomValue } from "#platform/state.ts";
import { toast } from "#ui/toast.ts";

/** A question before the cart of another show goes. */
export interface CartQuestion {
  showName: string;
  seatCount: number;
  busy: boolean;
  /** Empties the cart and does what was asked for. */
  agree: () => void;
  refuse: () => void;
}

export interface ShowChoice {
  /** The show in view: the one of the address, else that of the cart, else the soonest. */
  current: Show;
  choose: (show: Show) => void;
  /** Runs what takes seats of the current show, once the cart of another show may go. */
  guard: (take: () => void) => void;
  question: CartQuestion | null;
}

/** Which show is in view. Changing the show clears the cart (specification, section 4), so it asks first when there are seats in it. */
export function useShowChoice(shows: readonly [Show, ...Show[]]): ShowChoice {
  const [query, setQuery] = useSearchParams();
  const cart = useAtomValue(cartAtom);
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const [busy, setBusy] = useState(false);
  const wanted = Number(query.get("show")) || cart?.showId;
  const current = shows.find(({ id }) => id === wanted) ?? shows[0];

  // The cart ended while the question stood there: it must not come back with the next seat.
  if (waiting && !cart && !busy) setWaiting(null);

  const show = (next: Show): void => setQuery({ show: String(next.id) }, { replace: true });
  const ask = (action: () => void): void => setWaiting(() => action);
  const agree = async (): Promise<void> => {
    setBusy(true);
    try {
      await emptyCart();
      waiting?.();
    } catch {
      toast.error("De winkelwagen kon niet leeggemaakt worden. Probeer het opnieuw.");
    } finally {
      setBusy(false);
      setWaiting(null);
    }
  };

  return {
    current,
    choose: (next) => (cart && cart.showId !== next.id ? ask(() => show(next)) : show(next)),
    guard: (take) => (cart && cart.showId !== current.id ? ask(take) : take()),
    question:
      waiting && cart
        ? {
            showName: shows.find(({ id }) => id === cart.showId)?.name ?? "een andere voorstelling",
            seatCount: cart.seats.length,
            busy,
            agree: () => void agree(),
            refuse: () => setWaiting(null),
          }
        : null,
  };
}
