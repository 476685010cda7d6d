import type { Show } from "@podium/shared/contracts/shows";
import { withoutLanguage } from "@podium/shared/words/languages";
import { lazy, type ReactNode, Suspense } from "react";
import { SeatPicker } from "#modules/buy/seats/components/seat-picker.tsx";
import { useFollowedCart, useReplacedCart } from "#modules/buy/seats/model/cart.ts";
import { salePhase, salesNote } from "#entities/shows/sale-phase.ts";
import { ShowNavigator } from "#modules/visit/shows/show-navigator.tsx";
import { joiningAtom } from "#modules/buy/waiting-list/joining.ts";
import { useWhereAmong } from "#entities/site/where.ts";
import { showSeatsQuery } from "#entities/shows/show-seats.ts";
import { liveQueries } from "#live/use-live-query.ts";
import { ticketsHall } from "#messages/nl/tickets.ts";
import { lazyExtra } from "#platform/lazy-component.ts";
import { paths } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { memberAtom, tokenAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Notice } from "#ui/notice.tsx";
import { useOpenedShow, useShowChoice } from "./tickets-show-choice.ts";

// Loads for signed-in visitors only.
const CartMenu = lazy(async () => ({
  default: (await import("#modules/buy/seats/components/cart-menu.tsx")).CartMenu,
}));
const UnpaidReservations = lazyExtra(
  async () => (await import("#modules/buy/payments/unpaid-reservations.tsx")).UnpaidReservations,
);
const WaitFor = lazyExtra(async () => (await import("./tickets-sold-out.tsx")).WaitFor);
const SoldOut = lazyExtra(async () => (await import("./tickets-sold-out.tsx")).SoldOut);
const Joining = lazyExtra(async () => (await import("./tickets-sold-out.tsx")).Joining);
const PresaleCode = lazyExtra(
  async () => (await import("#modules/buy/reservations/components/presale-code.tsx")).PresaleCode,
);
const ClearCartDialog = lazy(async () => ({ default: (await import("./tickets-clear-cart.tsx")).ClearCartDialog }));

// Asks for the plan as tickets.tsx does: before React draws the page, when the address names the show.
const named = Number(new URLSearchParams(window.location.search).get("show"));
if (withoutLanguage(window.location.pathname) === paths.tickets && named > 0)
  void queryClient.prefetchQuery(liveQueries.options(showSeatsQuery(named)));

interface TicketsHallProps {
  shows: readonly [Show, ...Show[]];
  loading: ReactNode;
}

export function TicketsHall({ shows, loading }: TicketsHallProps) {
  useFollowedCart();
  const current = useOpenedShow(shows);
  return current ? <ShowHall shows={shows} current={current} /> : loading;
}

function ShowHall({ shows, current }: { shows: readonly Show[]; current: Show }) {
  const now = useServerNow(60_000);
  const where = useWhereAmong(shows);
  const { choose, guard, question } = useShowChoice(shows, current);
  const signedIn = useAtomValue(tokenAtom) !== null;
  const isMember = useAtomValue(memberAtom) !== null;
  const joining = useAtomValue(joiningAtom);
  const phase = salePhase(current, now);
  const note = salesNote(current, now);
  const isReplaced = useReplacedCart(current.id);
  return (
    <div className={signedIn ? "pb-(--cart-bar) [--cart-bar:6.5rem] lg:[--cart-bar:0px]" : undefined}>
      <div className="mb-4 flex items-center justify-between gap-4">
        <ShowNavigator shows={shows} current={current} where={where(current)} onChange={choose} now={now} />
        {signedIn && (
          <Suspense fallback={<div className="hidden h-21 lg:block lg:w-[19rem]" />}>
            <CartMenu />
          </Suspense>
        )}
      </div>
      {isReplaced && (
        <Notice tone="warning" announce className="mb-4" title={ticketsHall().otherShow}>
          {ticketsHall().seatsFree}
        </Notice>
      )}
      {isMember && (
        <Suspense>
          <UnpaidReservations />
        </Suspense>
      )}
      <div className="mb-4 empty:hidden">
        {phase === "before" ? (
          <Suspense>
            <PresaleCode signedIn={signedIn} />
          </Suspense>
        ) : (
          note !== null && <Notice tone="warning">{note}</Notice>
        )}
      </div>
      <SeatPicker
        key={current.id}
        show={current}
        signedIn={signedIn}
        phase={phase}
        whenSoldOut={
          <Suspense>
            <SoldOut shows={shows} current={current} now={now} onChoose={choose} />
          </Suspense>
        }
        WaitFor={WaitFor}
        guard={guard}
      />
      {joining?.showId === current.id && (
        <Suspense>
          <Joining show={current} seats={joining.seats} />
        </Suspense>
      )}
      {question && (
        <Suspense>
          <ClearCartDialog {...question} />
        </Suspense>
      )}
    </div>
  );
}
