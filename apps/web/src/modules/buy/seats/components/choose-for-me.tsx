import { MAX_PROPOSED_SEATS } from "@podium/shared/contracts/limits";
import type { Show } from "@podium/shared/contracts/shows";
import type { Hall, HallSeat } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { isSplitParty } from "@podium/shared/halls/propose-seats";
import { seatLabels } from "@podium/shared/halls/seat-names";
import { Minus, Plus, Sparkles } from "virtual:icons";
import { type ComponentType, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { currentLanguage } from "#messages/messages.ts";
import { chooseForMe } from "#messages/nl/tickets.ts";
import { formatEuro } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { areaWith } from "#ui/hall-plan/areas.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { totalPrice } from "#modules/buy/seats/model/seat-views.ts";
import { type Proposal, usePreparedProposals } from "#modules/buy/seats/model/use-proposal.ts";

/** Whether the plan is beside this panel, and not below. */
const isWide = (): boolean => typeof window.matchMedia === "function" && window.matchMedia("(width >= 64rem)").matches;

interface ChooseForMeProps {
  hall: Hall;
  proposal: Proposal;
  show: Show;
  WaitFor: ComponentType<{ show: Show; seats: number }>;
}

export function ChooseForMe({ hall, proposal, show, WaitFor }: ChooseForMeProps) {
  const t = chooseForMe();
  const [count, setCount] = useState(2);
  const [wheelchair, setWheelchair] = useState(false);
  const { seats } = proposal;
  const hasWheelchairPlaces = hall.kinds.has("wheelchair");
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterProposal(seats !== null, button);
  usePreparedProposals(hall);
  if (seats) {
    // A proposal is split only when no place has this many free seats side by side.
    const isOfArea = [...seats].some((id) => areaWith(hall, id));
    const isSplit = !wheelchair && !isOfArea && isSplitParty(hall, seats);
    return <Proposed hall={hall} proposal={proposal} seats={seats} show={show} isSplit={isSplit} WaitFor={WaitFor} />;
  }
  return (
    <section aria-label={t.title} className="rounded-lg border-line lg:border lg:bg-surface lg:p-3 lg:shadow-card">
      <div className="flex flex-wrap items-center gap-1.5 lg:flex-nowrap lg:justify-between">
        <div role="group" aria-label={t.count} className="flex items-center rounded-md border border-line-strong">
          <IconButton label={t.fewer} icon={<Minus />} disabled={count <= 1} onClick={() => setCount(count - 1)} />
          <output className="min-w-8 text-center text-lg font-semibold tabular-nums">{count}</output>
          <IconButton
            label={t.more}
            icon={<Plus />}
            disabled={count >= MAX_PROPOSED_SEATS}
            onClick={() => setCount(count + 1)}
          />
        </div>
        <Button
          ref={button}
          variant="secondary"
          icon={<Sparkles className="max-sm:hidden lg:hidden" />}
          className="max-sm:flex-1 max-sm:px-3 lg:flex-1 lg:px-3"
          onClick={() => proposal.propose({ count, wheelchair })}
        >
          {t.title}
        </Button>
      </div>
      {hasWheelchairPlaces && (
        <Checkbox
          label={t.withWheelchair}
          checked={wheelchair}
          onChange={(event) => setWheelchair(event.target.checked)}
        />
      )}
      <p className="mt-2 hidden text-sm text-muted lg:block">{t.hint}</p>
      <p role="status" className="mt-2 font-semibold text-danger empty:hidden">
        {proposal.failure && failureWords(proposal.failure)}
      </p>
      {proposal.failure && !proposal.failure.wheelchair && (
        <Suspense>
          <WaitFor show={show} seats={proposal.failure.count} />
        </Suspense>
      )}
    </section>
  );
}

interface ProposedProps extends ChooseForMeProps {
  seats: ReadonlySet<SeatId>;
  isSplit: boolean;
}

/** Takes the focus of the pressed button, and scrolls on a phone so that the plan below is in view. */
function Proposed({ hall, proposal, seats, show, isSplit, WaitFor }: ProposedProps) {
  const t = chooseForMe();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: isWide() ? "nearest" : "start" });
  }, []);
  const places = [...seats].flatMap((id) => hall.seat(id) ?? []).toSorted((a, b) => a.place - b.place);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t.proposal}
      className="w-full rounded-lg border border-brass-deep bg-surface p-4 shadow-card outline-none"
    >
      <div role="status">
        <p>
          <span className="font-semibold">{t.proposed}</span>
          {seatLabels(places, currentLanguage())}
          <span className="text-muted"> · {formatEuro(totalPrice(show, places))}</span>
        </p>
        {placeNotes(places).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={proposal.accept}>{t.choose(seats.size)}</Button>
        <Button variant="secondary" onClick={proposal.dismiss}>
          {t.chooseMyself}
        </Button>
      </div>
      {isSplit && (
        <div className="mt-4 border-t border-line pt-3">
          <p>{t.isSplit(seats.size)}</p>
          <Suspense>
            <WaitFor show={show} seats={seats.size} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

/** The pressed button disappears with the proposal: the button for a new proposal gets its focus. */
function useFocusAfterProposal(isShown: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasShown.current = isShown;
  }, [isShown, button]);
}

function failureWords({ count, wheelchair, noWheelchairPlace }: NonNullable<Proposal["failure"]>): string {
  const t = chooseForMe();
  if (!wheelchair) return t.tooFewSeats(count);
  if (!noWheelchairPlace) return t.tooFewPlaces(count);
  return t.noWheelchairPlace;
}

const NOTES = [
  ["wheelchair", "wheelchairPlaces"],
  ["companion", "companionPlaces"],
  ["restricted", "restrictedPlaces"],
] as const;

/** Returns a sentence per special kind: 'Rolstoelplaats: Rij 2, stoel A. U brengt uw eigen rolstoel mee.' */
function placeNotes(places: readonly HallSeat[]): string[] {
  const t = chooseForMe();
  return NOTES.flatMap(([kind, note]) => {
    const some = places.filter((place) => place.kind === kind);
    return some.length === 0 ? [] : [t[note](seatLabels(some, currentLanguage()))];
  });
}
