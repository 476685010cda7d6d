import type { Show } from "@podium/shared/contracts/shows";
import type { Hall, HallGroup } from "@podium/shared/halls/hall";
import { isSeatId } from "@podium/shared/halls/seat-id";
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useHall } from "#entities/halls/hall.ts";
import type { SalePhase } from "#entities/shows/sale-phase.ts";
import { useShowSeats } from "#entities/shows/show-seats.ts";
import { seatPicker } from "#messages/nl/tickets.ts";
import { ownSeatsAtom } from "#modules/buy/seats/model/cart.atoms.ts";
import { lazyComponent, lazyExtra } from "#platform/lazy-component.ts";
import { userAtom } from "#platform/session.ts";
import { atom, useAtomValue } from "#platform/state.ts";
import { ErrorState } from "#ui/load-state.tsx";
import { isLarge } from "#ui/hall-plan/detail.ts";
import { HallPlan } from "#ui/hall-plan/hall-plan.tsx";
import { createSeatStore, type SeatStore } from "#ui/hall-plan/seat-store.ts";
import type { PickSeat, SeatState, SeatView } from "#ui/hall-plan/seat-view.ts";
import { Loading } from "#ui/loading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useCastViews } from "#modules/buy/seats/model/cast-link.ts";
import { removeSeat, refuseSeat, sayNotOnSale, sayNotYet } from "#modules/buy/seats/model/cart.actions.ts";
import { HallFigures, HallKey, type HallView, ViewSwitch } from "./hall-key.tsx";
import { LoginPanel } from "./login-panel.tsx";
import { ConnectionBar, SeatAlert } from "./picker-alerts.tsx";
import {
  deselect,
  preselectedAtom,
  useHoldPreselected,
  usePlaceQuestion,
} from "#modules/buy/seats/model/chosen-places.ts";
import { isSoldOut, NO_SEATS, pickerViews, seatPrices } from "#modules/buy/seats/model/seat-views.ts";
import { useProposal } from "#modules/buy/seats/model/use-proposal.ts";

// Loads for signed-in users only.
const ChooseForMe = lazyExtra(async () => (await import("./choose-for-me.tsx")).ChooseForMe);
const PlaceQuestion = lazy(async () => ({ default: (await import("./place-question.tsx")).PlaceQuestion }));
const AreaDialog = lazy(async () => ({ default: (await import("./area-dialog.tsx")).AreaDialog }));
const { Component: HallList, load: loadList } = lazyComponent(
  async () => (await import("#ui/hall-plan/hall-list.tsx")).HallList,
);

/** Includes seats of others: a press on one shows a message (specification, section 5). */
const PRESSABLE: ReadonlySet<SeatState> = new Set<SeatState>(["available", "mine", "held", "occupied"]);

/** While it is not the visitor's turn, a press on a seat says so. */
const PRESSABLE_LATER: ReadonlySet<SeatState> = new Set<SeatState>(["mine"]);

/** Delay of the live connection for anonymous visitors, so that a slow phone draws the hall first. */
const JOIN_AFTER_MS = 1000;

interface SeatPickerProps {
  show: Show;
  signedIn: boolean;
  /** Before the sale only a code, asked of signed-in users alone, lets a seat be held; after the sale none is held. */
  phase: SalePhase;
  /** Why this visitor can choose no seat now, though others may; null: they can. */
  notYet: string | null;
  whenSoldOut: ReactNode;
  /** Offers the waiting list when this many places are not free side by side. */
  WaitFor: ComponentType<{ show: Show; seats: number }>;
  /** Token of an actor's link, which also opens seats that are held for the cast. */
  castToken?: string;
  /** Runs `action`, after asking whether to clear the cart of another show when there is one. */
  guard: (action: () => void) => void;
}

/** Needs the show's id as its key. */
export function SeatPicker(props: SeatPickerProps) {
  const { show, signedIn, phase, notYet, whenSoldOut, WaitFor, castToken, guard } = props;
  const t = seatPicker();
  const onSale = phase !== "closed";
  const [view, setView] = useState<HallView>("plan");
  const [seats] = useState(createSeatStore);
  const joinAfter = signedIn ? 0 : JOIN_AFTER_MS;
  const { isLoadingError, refetch } = useShowSeats(show.id, joinAfter);
  const plan = useHall(show.hallPlanId);
  const loading = useAtomValue(seats.isLoading);
  const [soldOutAtom] = useState(() => atom((get) => isSoldOut(get(seats.tally))));
  const soldOut = useAtomValue(soldOutAtom);
  const hall = plan.data;
  const proposal = useProposal(show, hall, seats);
  const placeQuestion = usePlaceQuestion(show, hall, seats);
  const price = useMemo(() => seatPrices(show, hall), [show, hall]);

  const ofCast = useCastViews(show.id, castToken);
  const ringed = useMemo(() => new Set([...ofCast.keys()].filter(isSeatId)), [ofCast]);
  const hasCast = ofCast.size > 0;

  useHoldPreselected(show, signedIn && (notYet === null || hasCast), guard);
  const pick: PickSeat = (seatId, state) => {
    const place = hall?.seat(seatId);
    if (!place) return;
    // Seats that are held for the cast wait neither for the sale nor for a turn.
    const isOpen = ofCast.has(seatId);
    if (state === "available" && notYet !== null && !isOpen) sayNotYet(notYet);
    else if (state === "available" && !signedIn && phase === "before" && !isOpen) sayNotOnSale(show.id);
    else if (state === "available") placeQuestion.choose(place, guard);
    else if (state === "mine" && !signedIn) deselect(show, place);
    else if (state === "mine") void removeSeat(show.id, seatId);
    else if (state === "held" || state === "occupied") refuseSeat(show.id, place);
  };
  const [askedArea, setAskedArea] = useState<HallGroup | null>(null);
  const askArea = (area: HallGroup): void => {
    if (notYet !== null) sayNotYet(notYet);
    else if (!signedIn && phase === "before") sayNotOnSale(show.id);
    else if (!loading) setAskedArea(area);
  };
  // Shows the result of a proposal even when sold out: somebody may be reading it.
  const hasOutcome = proposal.seats !== null || proposal.failure !== null;
  const offersChoice = signedIn && onSale && notYet === null && hall && (!soldOut || hasOutcome);
  // The list of shows may report that no seat is left before the seats have loaded.
  const hasNone = soldOut || (loading && show.seatsAvailable === 0);
  const asksToSignIn = !signedIn && onSale && (notYet === null || hasCast) && !hasNone;
  const preselected = useAtomValue(preselectedAtom);
  const drawn = useFocusAfterPanel(asksToSignIn);
  useListBeforehand(hall);
  const drawing = {
    label: t.planOf(show.name),
    useSeat: seats.useSeat,
    useTally: seats.useTally,
    onPick: onSale ? pick : undefined,
    onArea: onSale ? askArea : undefined,
    pickable: notYet === null || hasCast ? PRESSABLE : PRESSABLE_LATER,
    price,
    highlighted: proposal.seats ?? (hasCast ? ringed : undefined),
    revealed: proposal.seats ?? proposal.heldInstead ?? undefined,
    loading,
  };

  // A component that asked for the same data itself would fetch again as it mounts, fail, and mount again, for ever.
  if (isLoadingError) return <ErrorState message={t.seatsFailed} onRetry={() => void refetch()} />;
  if (plan.isLoadingError) return <ErrorState message={t.planFailed} onRetry={() => void plan.refetch()} />;
  return (
    <>
      {hall && (
        <PickerSeats
          hall={hall}
          showId={show.id}
          joinAfter={joinAfter}
          signedIn={signedIn}
          seats={seats}
          ofCast={ofCast}
        />
      )}
      <SeatAlert />
      {placeQuestion.question && (
        <Suspense>
          <PlaceQuestion
            question={placeQuestion.question}
            onAccept={(places) => {
              placeQuestion.close();
              guard(() => placeQuestion.add(places));
            }}
            onClose={placeQuestion.close}
          />
        </Suspense>
      )}
      {askedArea && (
        <Suspense>
          <AreaDialog
            area={askedArea}
            show={show}
            seats={seats}
            signedIn={signedIn}
            guard={guard}
            onClose={() => setAskedArea(null)}
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
          {asksToSignIn && <LoginPanel chosen={preselected?.showId === show.id ? preselected.places : []} />}
          <HallFigures hall={hall} seats={seats} show={show} />
        </div>
        <div className="lg:col-start-1 lg:row-span-3 lg:row-start-1">
          {soldOut && onSale && whenSoldOut}
          <div ref={drawn} tabIndex={-1} className="outline-none">
            <ConnectionBar />
            {!hall && (
              <Loading label={t.planLoading}>
                <Skeleton className="aspect-[1200/950] max-h-[88svh] min-h-96 w-full rounded-xl" />
              </Loading>
            )}
            {hall && view === "plan" && <HallPlan key={show.hallPlanId} hall={hall} {...drawing} />}
            {hall && view === "list" && (
              <Suspense fallback={<Loading label={t.listLoading} />}>
                <HallList hall={hall} level={3} {...drawing} />
              </Suspense>
            )}
          </div>
        </div>
        <HallKey hall={hall} seats={seats} show={show} />
      </div>
    </>
  );
}

// Loads for signed-in users only, after the hall.
const OwnReservedSeats = lazyExtra(async () => (await import("./own-reserved-seats.tsx")).OwnReservedSeats);

interface PickerSeatsProps {
  hall: Hall;
  showId: number;
  joinAfter: number;
  signedIn: boolean;
  seats: SeatStore;
  ofCast: ReadonlyMap<string, SeatView>;
}

/** Draws nothing itself, so that a change redraws its seat and not the picker. */
function PickerSeats({ hall, showId, joinAfter, signedIn, seats, ofCast }: PickerSeatsProps) {
  const { data } = useShowSeats(showId, joinAfter);
  const own = useAtomValue(ownSeatsAtom);
  const [reserved, setReserved] = useState(NO_SEATS);
  const anonymous = useAtomValue(userAtom)?.anonymous === true;
  const mayHaveReserved = signedIn && !anonymous;
  // After a sign-out no reserved seats remain on the plan.
  const known = mayHaveReserved ? reserved : NO_SEATS;
  const choice = useAtomValue(preselectedAtom);
  const preselected = useMemo(
    () => (choice?.showId === showId && !signedIn ? new Set(choice.places.map(({ id }) => id)) : NO_SEATS),
    [choice, showId, signedIn],
  );
  const last = useRef<{ shown: Parameters<typeof pickerViews>[0]; views: ReturnType<typeof pickerViews> }>(undefined);
  useLayoutEffect(() => {
    const shown = { showId, hall, seats: data, own, ownReserved: known, preselected, ofCast };
    const views = pickerViews(shown, last.current);
    last.current = { shown, views };
    seats.show(views);
  }, [seats, showId, hall, data, own, known, preselected, ofCast]);
  if (!mayHaveReserved) return null;
  return (
    <Suspense>
      <OwnReservedSeats showId={showId} onChange={setReserved} />
    </Suspense>
  );
}

/** The list, which many want among thousands of seats, is loaded once the browser has nothing to do. */
function useListBeforehand(hall: Hall | undefined): void {
  useEffect(() => {
    if (!hall || !isLarge(hall) || typeof requestIdleCallback !== "function") return undefined;
    // A failure shows when the list is asked for, which loads it again.
    const idle = requestIdleCallback(() => void loadList().catch(() => undefined));
    return () => cancelIdleCallback(idle);
  }, [hall]);
}

/** The focused button disappears with the panel: the hall gets the focus, so that a keyboard continues there. */
function useFocusAfterPanel(isShown: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
    wasShown.current = isShown;
  }, [isShown]);
  return box;
}
