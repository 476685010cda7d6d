import type { Show } from "@podium/shared/contracts/shows";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { emptyCart } from "#features/seats/model/cart.actions.ts";
import { cartAtom } from "#features/seats/model/cart.atoms.ts";
import { useAtomValue } from "#platform/state.ts";
import { toast } from "#ui/toast.ts";

/** Asks whether to clear another show's cart. */
export interface CartQuestion {
  showName: string;
  seatCount: number;
  busy: boolean;
  /** Clears the cart and continues. */
  agree: () => void;
  refuse: () => void;
}

interface ShowChoice {
  /** From the URL, else the cart, else the soonest show. */
  current: Show;
  choose: (show: Show) => void;
  /** Runs `addSeats`, after the question about another show's cart. */
  guard: (addSeats: () => void) => void;
  question: CartQuestion | null;
}

/** Changing the show clears the cart (specification, section 4), after a question when the cart holds seats. */
export function useShowChoice(shows: readonly [Show, ...Show[]]): ShowChoice {
  const [query, setQuery] = useSearchParams();
  const cart = useAtomValue(cartAtom);
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const emptying = useMutation({
    mutationFn: emptyCart,
    onSuccess: () => waiting?.(),
    onError: () => toast.error("De winkelwagen kon niet leeggemaakt worden. Probeer het opnieuw."),
    onSettled: () => setWaiting(null),
  });
  const wanted = Number(query.get("show")) || cart?.showId;
  const current = shows.find(({ id }) => id === wanted) ?? shows[0];

  // The cart expired while the question was open: the next seat must not reopen it.
  if (waiting && !cart && !emptying.isPending) setWaiting(null);

  const show = (next: Show): void => setQuery({ show: String(next.id) }, { replace: true });
  const ask = (action: () => void): void => setWaiting(() => action);

  return {
    current,
    choose: (next) => (cart && cart.showId !== next.id ? ask(() => show(next)) : show(next)),
    guard: (addSeats) => (cart && cart.showId !== current.id ? ask(addSeats) : addSeats()),
    question:
      waiting && cart
        ? {
            showName: shows.find(({ id }) => id === cart.showId)?.name ?? "een andere voorstelling",
            seatCount: cart.seats.length,
            busy: emptying.isPending,
            agree: () => emptying.mutate(),
            refuse: () => setWaiting(null),
          }
        : null,
  };
}
