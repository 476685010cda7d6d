import type { Show } from "@podium/shared/contracts/shows";
import { countingOf } from "@podium/shared/halls/seat-names";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { emptyCart } from "#modules/buy/seats/model/cart.actions.ts";
import { cartAtom, cartFailedAtom, cartKnownAtom } from "#modules/buy/seats/model/cart.atoms.ts";
import { lastShow } from "#modules/buy/seats/model/cart.ts";
import { preselectedAtom } from "#modules/buy/seats/model/chosen-places.ts";
import { salePhase } from "#entities/shows/sale-phase.ts";
import { namedShow } from "#entities/shows/shows.ts";
import { currentLanguage } from "#messages/messages.ts";
import { ticketsHall } from "#messages/nl/tickets.ts";
import { serverNow } from "#platform/server-clock.ts";
import { tokenAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { toast } from "#ui/toast.ts";

export interface CartQuestion {
  showName: string;
  /** The cart's size: '3 stoelen', '2 plaatsen'. */
  counted: string;
  busy: boolean;
  agree: () => void;
  refuse: () => void;
}

interface ShowChoice {
  choose: (show: Show) => void;
  guard: (addSeats: () => void) => void;
  question: CartQuestion | null;
}

/** Undefined until a user's cart is read. The show stays when another cart comes later: somebody may be choosing. */
export function useOpenedShow(shows: readonly [Show, ...Show[]]): Show | undefined {
  const [query] = useSearchParams();
  const cart = useAtomValue(cartAtom);
  const known = useAtomValue(cartKnownAtom);
  const failed = useAtomValue(cartFailedAtom);
  const signedIn = useAtomValue(tokenAtom) !== null;
  const [opened, setOpened] = useState<number>();
  const find = (showId: number | undefined) => shows.find(({ id }) => id === showId);
  const wanted = namedShow(shows, query);
  const preselected = useAtomValue(preselectedAtom);
  const choose = () =>
    find(preselected?.showId) ??
    (signedIn && !known && !failed ? undefined : (find(cart?.showId) ?? find(lastShow()) ?? shows[0]));
  const current = wanted ?? find(opened) ?? choose();
  // A link to Tickets without a show starts a new choice.
  const stays = wanted ? undefined : current?.id;
  if (stays !== opened) setOpened(stays);
  return current;
}

/**
 * Another show clears the cart (specification, section 4), after a question when it holds seats. The server ends it
 * once it holds the first new seat, so that a refusal does not lose the old cart.
 */
export function useShowChoice(shows: readonly Show[], current: Show): ShowChoice {
  const [, setQuery] = useSearchParams();
  const cart = useAtomValue(cartAtom);
  const [waiting, setWaiting] = useState<{ action: () => void; clears: boolean } | null>(null);
  const emptying = useMutation({
    mutationFn: emptyCart,
    onSuccess: () => waiting?.action(),
    onError: () => toast.error(ticketsHall().emptyFailed),
    onSettled: () => setWaiting(null),
  });

  // The cart expired while the question was open: the next seat must not reopen it.
  if (waiting && !cart && !emptying.isPending) setWaiting(null);

  const show = (next: Show): void => setQuery({ show: String(next.id) }, { replace: true });
  const isOfOther = ({ id }: Show): boolean => cart !== null && cart.showId !== id;

  return {
    choose: (next) =>
      isOfOther(next) && hasChoice(next) ? setWaiting({ action: () => show(next), clears: true }) : show(next),
    guard: (addSeats) => (isOfOther(current) ? setWaiting({ action: addSeats, clears: false }) : addSeats()),
    question:
      waiting && cart
        ? {
            showName: shows.find(({ id }) => id === cart.showId)?.name ?? ticketsHall().anotherShow,
            counted: countingOf(cart.lines)(cart.lines.length, currentLanguage()),
            busy: emptying.isPending,
            agree: () => {
              if (waiting.clears) return emptying.mutate();
              setWaiting(null);
              waiting.action();
            },
            refuse: () => setWaiting(null),
          }
        : null,
  };
}

const hasChoice = (show: Show): boolean => salePhase(show, serverNow()) === "open" && show.seatsAvailable > 0;
