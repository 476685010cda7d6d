import type { Show } from "@podium/shared/contracts/shows";
import { withoutLanguage } from "@podium/shared/words/languages";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { SeatPicker } from "#modules/buy/seats/components/seat-picker.tsx";
import { toldToWaitAtom } from "#modules/buy/seats/model/cart.actions.ts";
import { useCastToken, useOpenedCastLink } from "#modules/buy/seats/model/cast-link.ts";
import { cartAtom } from "#modules/buy/seats/model/cart.atoms.ts";
import { useFollowedCart, useReplacedCart } from "#modules/buy/seats/model/cart.ts";
import { presaleCode } from "#modules/buy/reservations/model/confirm-draft.ts";
import { hasWaitingRoom, salePhase, salesNote } from "#entities/shows/sale-phase.ts";
import { ShowNavigator } from "#modules/visit/shows/show-navigator.tsx";
import { joiningAtom } from "#modules/buy/waiting-list/joining.ts";
import { useWhereAmong } from "#entities/site/where.ts";
import { showSeatsQuery } from "#entities/shows/show-seats.ts";
import { liveQueries } from "#live/use-live-query.ts";
import { notYetWords, ticketsHall } from "#messages/nl/tickets.ts";
import { lazyExtra } from "#platform/lazy-component.ts";
import { paths } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { useAtServerTime, useServerNow } from "#platform/server-clock.ts";
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
const WaitingRoom = lazyExtra(
  async () => (await import("#modules/buy/waiting-room/components/waiting-room.tsx")).WaitingRoom,
);
const PresaleCode = lazyExtra(
  async () => (await import("#modules/buy/reservations/components/presale-code.tsx")).PresaleCode,
);
const CastSeats = lazyExtra(async () => (await import("#modules/buy/seats/components/cast-seats.tsx")).CastSeats);
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
  useOpenedCastLink();
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
  const phase = useAtServerTime((second) => salePhase(current, second));
  const note = salesNote(current, now);
  const isReplaced = useReplacedCart(current.id);
  const castToken = useCastToken(current.id);
  const { hasRoom, notYet, hasSeats, refusals, setReason, setHasCode } = useTurn(current);
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
      {castToken !== undefined && (
        <Suspense>
          <CastSeats
            key={castToken}
            showId={current.id}
            token={castToken}
            isFree={phase === "open" && notYet === null}
          />
        </Suspense>
      )}
      <div className="mb-4 empty:hidden">
        {phase === "before" ? (
          <Suspense>
            <PresaleCode signedIn={signedIn} onOpened={() => setHasCode(true)} />
          </Suspense>
        ) : (
          note !== null && <Notice tone="warning">{note}</Notice>
        )}
      </div>
      {hasRoom && (
        <Suspense>
          <WaitingRoom
            key={current.id}
            show={current}
            sale={phase}
            hasSeats={hasSeats}
            refusals={refusals}
            onReason={setReason}
          />
        </Suspense>
      )}
      <SeatPicker
        key={current.id}
        show={current}
        signedIn={signedIn}
        phase={phase}
        notYet={notYet}
        whenSoldOut={
          <Suspense>
            <SoldOut shows={shows} current={current} now={now} onChoose={choose} />
          </Suspense>
        }
        WaitFor={WaitFor}
        {...(castToken !== undefined && { castToken })}
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

/** Whether the show's waiting room is there for this visitor, and what it lets them do. */
function useTurn(show: Show) {
  const isThere = useAtServerTime((now) => hasWaitingRoom(show, now));
  const told = useAtomValue(toldToWaitAtom);
  const refusals = told?.showId === show.id ? told.times : 0;
  const [hadRoom, setHadRoom] = useState<number>();
  const hasRoom = isThere || refusals > 0;
  // Stays when the show is cancelled or its opening moves, to say so to who waits.
  if (hasRoom && hadRoom !== show.id) setHadRoom(show.id);
  const [reason, setReason] = useState<"before" | "waiting" | null>(null);
  const [hasCode, setHasCode] = useState(() => presaleCode() !== "");
  const cart = useAtomValue(cartAtom);
  // Seats of a cast quota needed no turn, so that a cart of these alone has not begun.
  const hasSeats = cart?.showId === show.id && cart.lines.some(({ ofCast }) => ofCast !== true);
  return {
    hasRoom: hasRoom || hadRoom === show.id,
    // Neither a presale nor a cart that has begun waits for a turn.
    notYet: reason === null || hasCode || hasSeats ? null : notYetWords()[reason],
    hasSeats,
    refusals,
    setReason,
    setHasCode,
  };
}
