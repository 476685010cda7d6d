import type { Show } from "@podium/shared/contracts/shows";
import type { Hall } from "@podium/shared/halls/hall";
import { countedSeats } from "@podium/shared/halls/seat-names";
import { hasChoiceOfPrice } from "@podium/shared/ticket-types";
import { lazy, type ComponentType, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useHall } from "#entities/halls/hall.ts";
import { useShowSeats } from "#entities/shows/show-seats.ts";
import { currentLanguage } from "#messages/messages.ts";
import { seatPicker } from "#messages/nl/seat-picker.ts";
import { formatEuro } from "#platform/format.ts";
import { lazyExtra } from "#platform/lazy-component.ts";
import { atom, useAtomValue } from "#platform/state.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { HallLegend } from "#ui/hall-plan/hall-legend.tsx";
import { HallPlan } from "#ui/hall-plan/hall-plan.tsx";
import { createSeatStore, type SeatStore } from "#ui/hall-plan/seat-store.ts";
import type { PickSeat, SeatState } from "#ui/hall-plan/seat-view.ts";
import { Loading } from "#ui/loading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { removeSeat, refuseSeat } from "#features/seats/model/cart.actions.ts";
import { ConnectionBar } from "./connection-bar.tsx";
import { LoginOverlay } from "./login-overlay.tsx";
import { PickerSeats } from "./picker-seats.tsx";
import { SeatAlert } from "./seat-alert.tsx";
import { freeSeats, hasReserved, isSoldOut } from "#features/seats/model/seat-views.ts";
import { usePlaceQuestion } from "#features/seats/model/use-place-question.ts";
import { useProposal } from "#features/seats/model/use-proposal.ts";
import { seatPrices } from "#features/seats/model/seat-prices.ts";
import { ViewSwitch, type HallView } from "./view-switch.tsx";

// Only for signed-in users: anonymous visitors do not load it.
const ChooseForMe = lazyExtra(async () => (await import("./choose-for-me.tsx")).ChooseForMe);
// Only for a show with several prices.
const PriceList = lazyExtra(async () => (await import("./price-list.tsx")).PriceList);
const PlaceQuestion = lazy(async () => ({ default: (await import("./place-question.tsx")).PlaceQuestion }));
const HallList = lazy(async () => ({ default: (await import("#ui/hall-plan/hall-list.tsx")).HallList }));

const LEGEND: readonly SeatState[] = ["available", "mine", "held", "occupied"];
const LEGEND_WITH_OWN: readonly SeatState[] = ["available", "mine", "own", "held", "occupied"];
/** Also seats of others: a press shows a message (specification, section 5). */
const PRESSABLE: ReadonlySet<SeatState> = new Set(LEGEND);

/** For anonymous visitors a slow phone draws the hall first, and then opens the connection. */
const JOIN_AFTER_MS = 1000;

interface SeatPickerProps {
  show: Show;
  signedIn: boolean;
  /** False once the sale is over. */
  onSale: boolean;
  /** Shown above the hall while it has no seat to choose. */
  whenSoldOut: ReactNode;
  /** The way to the waiting list for so many places, when they are not free side by side. */
  WaitFor: ComponentType<{ show: Show; seats: number }>;
  /** Runs `action`, perhaps after asking whether the cart of another show may go. */
  guard: (action: () => void) => void;
}

/** Give it the show's id as its key. */
export function SeatPicker({ show, signedIn, onSale, whenSoldOut, WaitFor, guard }: SeatPickerProps) {
  const t = seatPicker();
  const [view, setView] = useState<HallView>("plan");
  const [lookingAround, setLookingAround] = useState(false);
  const [seats] = useState(createSeatStore);
  const joinAfter = signedIn ? 0 : JOIN_AFTER_MS;
  const { isLoadingError } = useShowSeats(show.id, joinAfter);
  const plan = useHall(show.hallPlanId);
  const loading = useAtomValue(seats.isLoading);
  const [soldOutAtom] = useState(() => atom((get) => isSoldOut(get(seats.views))));
  const soldOut = useAtomValue(soldOutAtom);
  const hall = plan.data;
  const proposal = useProposal(show.id, hall, seats);
  const placeQuestion = usePlaceQuestion(show, hall, seats);
  const price = useMemo(() => seatPrices(show, hall), [show, hall]);

  const pick: PickSeat = (seatId, state) => {
    if (!signedIn) setLookingAround(false);
    else if (state === "available") {
      const place = hall?.seat(seatId);
      if (place) placeQuestion.choose(place, guard);
    } else if (state === "mine") void removeSeat(show.id, seatId);
    else if (state === "held" || state === "occupied") refuseSeat(show.id, seatId);
  };
  // What it says already stays: somebody may be reading it.
  const hasAnswered = proposal.seats !== null || proposal.failure !== null;
  const offersChoice = signedIn && onSale && hall && (!soldOut || hasAnswered);
  const covered = !signedIn && !lookingAround;
  const underneath = useFocusAfterCover(covered);
  const drawing = {
    label: t.planOf(show.name),
    useSeat: seats.useSeat,
    useTally: seats.useTally,
    onPick: onSale ? pick : undefined,
    pickable: PRESSABLE,
    price,
    highlighted: proposal.seats ?? undefined,
    loading,
  };

  if (isLoadingError) return <SeatsNotLoaded showId={show.id} />;
  if (plan.isLoadingError) return <HallNotLoaded hallPlanId={show.hallPlanId} />;
  return (
    <>
      {hall && <PickerSeats hall={hall} showId={show.id} joinAfter={joinAfter} signedIn={signedIn} seats={seats} />}
      <SeatAlert />
      <ConnectionBar />
      {placeQuestion.question && (
        <Suspense>
          <PlaceQuestion
            question={placeQuestion.question}
            onTake={(places) => {
              placeQuestion.close();
              guard(() => placeQuestion.take(places));
            }}
            onClose={placeQuestion.close}
          />
        </Suspense>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-6">
        <div className="flex flex-wrap items-start gap-1.5 lg:col-start-2 lg:flex-col lg:items-stretch lg:gap-4">
          <ViewSwitch value={view} onChange={setView} />
          {offersChoice && (
            <Suspense fallback={<div className="h-11 lg:h-26" />}>
              <ChooseForMe
                hall={hall}
                proposal={{ ...proposal, accept: () => guard(proposal.accept) }}
                show={show}
                WaitFor={WaitFor}
              />
            </Suspense>
          )}
        </div>
        <div className="lg:col-start-1 lg:row-span-3 lg:row-start-1">
          {soldOut && onSale && whenSoldOut}
          <div className="relative">
            <div ref={underneath} tabIndex={-1} inert={covered} className="outline-none">
              {!hall && (
                <Loading label={t.planLoading}>
                  <Skeleton className="aspect-[1200/950] max-h-[88svh] min-h-96 w-full rounded-xl" />
                </Loading>
              )}
              {hall && view === "plan" && <HallPlan key={show.hallPlanId} hall={hall} {...drawing} />}
              {hall && view === "list" && (
                <Suspense fallback={<Loading label={t.listLoading} />}>
                  <HallList hall={hall} {...drawing} />
                </Suspense>
              )}
            </div>
            {covered && <LoginOverlay onLookAround={() => setLookingAround(true)} />}
          </div>
        </div>
        <HallKey hall={hall} seats={seats} show={show} loading={loading} />
      </div>
    </>
  );
}

/** What had the focus goes with the cover: the hall gets it, so that a keyboard or a screen reader goes on there. */
function useFocusAfterCover(covered: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wasCovered = useRef(covered);
  useEffect(() => {
    if (wasCovered.current && !covered && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
    wasCovered.current = covered;
  }, [covered]);
  return box;
}

function SeatsNotLoaded({ showId }: { showId: number }) {
  const { refetch, isFetching } = useShowSeats(showId);
  return <ErrorState message={seatPicker().seatsFailed} onRetry={() => void refetch()} busy={isFetching} />;
}

function HallNotLoaded({ hallPlanId }: { hallPlanId: number }) {
  const { refetch, isFetching } = useHall(hallPlanId);
  return <ErrorState message={seatPicker().planFailed} onRetry={() => void refetch()} busy={isFetching} />;
}

interface HallKeyProps {
  hall: Hall | undefined;
  seats: SeatStore;
  show: Show;
  loading: boolean;
}

function HallKey({ hall, seats, show, loading }: HallKeyProps) {
  const t = seatPicker();
  const views = useAtomValue(seats.views);
  const free = freeSeats(views).size;
  return (
    <section aria-label={t.legend} className="rounded-lg border border-line bg-surface p-4 shadow-card lg:col-start-2">
      <p className="mb-3 border-b border-line pb-3">
        <span className="font-semibold">
          {loading ? t.seatsLoading : free === 0 ? t.noneFree : t.free(countedSeats(free, currentLanguage()))}
        </span>
        {!hasChoiceOfPrice(show.ticketTypes) && (
          <span className="text-muted"> · {t.perSeat(formatEuro(show.pricePerSeat))}</span>
        )}
      </p>
      {hall && hasChoiceOfPrice(show.ticketTypes) && (
        <Suspense>
          <PriceList types={show.ticketTypes} hall={hall} />
        </Suspense>
      )}
      <HallLegend
        hall={hall}
        states={hasReserved(views) ? LEGEND_WITH_OWN : LEGEND}
        className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1"
      />
    </section>
  );
}
