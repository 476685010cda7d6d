import type { HallGroup, HallSeat } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { Fragment, memo, type ReactNode, useId, useMemo, useRef, useState } from "react";
import { ChevronDown } from "virtual:icons";
import { hall as messagesOfHall } from "#messages/nl/hall.ts";
import { isLarge } from "./detail.ts";
import { groupName } from "./seat-keys.ts";
import {
  canPick,
  freeWords,
  type HallProps,
  priceOfZone,
  seatDetails,
  seatSentence,
  type Tally,
  type UseTally,
} from "./seat-view.ts";
import { useListKeys } from "./use-list-keys.ts";
import { SeatIcon } from "./hall-legend.tsx";
import { useSaidChange } from "./use-said-change.ts";
import { useSeatView } from "./use-seat-view.ts";

const NONE: ReadonlySet<SeatId> = new Set();
const HEADINGS = { 2: "h2", 3: "h3", 4: "h4" } as const;

interface HallListProps extends HallProps {
  /** Level of the topmost headings: of zones where the list shows them, else of tables and rows. */
  level?: 2 | 3;
}

/** The hall as text. A large hall shows its tables and rows folded: thousands of buttons at once freeze a phone. */
export function HallList({ hall, label, highlighted = NONE, useTally, blockWords, level = 2, ...rest }: HallListProps) {
  const id = useId();
  const folds = useTally !== undefined && isLarge(hall);
  const groups = hall.readingOrder.filter(({ seats }) => seats.length > 0);
  const { list, stop: lastStop, setStop, ...keys } = useListKeys(hall);
  const firstStop = folds && groups[0] ? groupStop(groups[0]) : groups[0]?.seats[0]?.id;
  const isLeft = (stop: string): boolean =>
    hall.seat(stop) !== undefined || (folds && groups.some((group) => groupStop(group) === stop));
  const stop = lastStop !== null && isLeft(lastStop) ? lastStop : firstStop;
  const hasStops = folds || rest.onPick !== undefined;
  const seatsOf = (group: HallGroup) => (
    <ul aria-labelledby={`${id}-${group.id}`} className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-1">
      {group.seats.map((seat) => (
        <li key={seat.id}>
          <ListedSeat seat={seat} isProposed={highlighted.has(seat.id)} isStop={seat.id === stop} {...rest} />
        </li>
      ))}
    </ul>
  );
  const ZoneHeading = HEADINGS[level];
  const isZoned = folds && groups.some(({ zone }) => hall.plan.zones.some((each) => each.id === zone));
  const GroupHeading = HEADINGS[isZoned ? (level === 2 ? 3 : 4) : level];
  const zoneBefore = (index: number) => {
    const zone = groups[index]?.zone;
    if (zone === groups[index - 1]?.zone) return null;
    return hall.plan.zones.find((each) => each.id === zone)?.name;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one handler for all buttons in it
    <div
      ref={list}
      role="group"
      aria-label={label}
      aria-describedby={hasStops ? `${id}-keys` : undefined}
      className="group/list grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3"
      {...keys}
    >
      {groups.map((group, index) =>
        folds ? (
          <Fragment key={group.id}>
            {zoneBefore(index) && (
              <ZoneHeading className="col-span-full font-display text-xl font-semibold">
                {zoneBefore(index)}
              </ZoneHeading>
            )}
            <FoldedGroup
              id={`${id}-${group.id}`}
              Heading={GroupHeading}
              group={group}
              stop={stop}
              onStop={setStop}
              useTally={useTally}
              words={blockWords}
              isProposed={group.seats.some((seat) => highlighted.has(seat.id))}
            >
              {seatsOf(group)}
            </FoldedGroup>
          </Fragment>
        ) : (
          <div key={group.id} data-lines className="border-t border-line pt-2">
            <GroupHeading id={`${id}-${group.id}`} className="font-display text-base font-semibold">
              {groupName(group)}
            </GroupHeading>
            {seatsOf(group)}
          </div>
        ),
      )}
      {hasStops && (
        // The hint has no height, so that it takes no room below the list of visitors without a keyboard.
        <div className="pointer-events-none sticky bottom-16 z-10 col-span-full h-0">
          <p
            id={`${id}-keys`}
            className="invisible absolute top-1 w-fit rounded-md bg-stage px-3 py-2 text-sm text-cream group-has-[:focus-visible]/list:visible"
          >
            {messagesOfHall().keysOfList}
          </p>
        </div>
      )}
    </div>
  );
}

interface FoldedGroupProps {
  id: string;
  Heading: "h2" | "h3" | "h4";
  group: HallGroup;
  useTally: UseTally;
  words?: ((tally: Tally) => string) | undefined;
  isProposed: boolean;
  stop: string | undefined;
  onStop: (stop: string) => void;
  children: ReactNode;
}

/** Names the button of a group for the keyboard, unlike the name of any seat. */
export function groupStop({ id }: Pick<HallGroup, "id">): string {
  return `group:${id}`;
}

export function FoldedGroup({
  id,
  Heading,
  group,
  useTally,
  words = freeWords,
  isProposed,
  stop,
  onStop,
  children,
}: FoldedGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const ids = useMemo((): readonly SeatId[] => group.seats.map((seat) => seat.id), [group]);
  // oxlint-disable-next-line react/hooks -- `useTally` is stable during the whole life of the list
  const said = words(useTally(ids));
  const shows = isOpen || isProposed;
  // A folded seat gives its place in the tab order to the group.
  const isStop = stop === groupStop(group) || (!shows && ids.some((seatId) => seatId === stop));
  return (
    <div data-lines className="border-t border-line">
      <Heading className="font-sans text-base leading-tight font-normal">
        <button
          type="button"
          id={id}
          data-stop={groupStop(group)}
          tabIndex={isStop ? 0 : -1}
          aria-expanded={shows}
          aria-label={[groupName(group), said].filter((part) => part !== "").join(", ")}
          className="flex min-h-11 w-full scroll-mb-20 items-center gap-2 py-1 text-left leading-tight hover:text-accent"
          onClick={() => {
            // Some browsers do not focus a button that is clicked.
            onStop(groupStop(group));
            setIsOpen(!isOpen);
          }}
        >
          <ChevronDown className={`size-5 shrink-0 ${shows ? "rotate-180" : ""}`} />
          <span className="font-display font-semibold">{groupName(group)}</span>
          <span className="ml-auto text-sm text-muted tabular-nums">{said}</span>
        </button>
      </Heading>
      {shows && children}
    </div>
  );
}

interface ListedSeatProps extends Pick<HallProps, "useSeat" | "onPick" | "pickable" | "price"> {
  readonly seat: HallSeat;
  readonly isProposed: boolean;
  readonly isStop: boolean;
}

const ROW = "flex min-h-11 w-full flex-wrap items-center gap-x-2 rounded-md border px-2 py-1 text-left leading-tight";

export const ListedSeat = memo(function ListedSeat(props: ListedSeatProps) {
  const { seat, useSeat, onPick, pickable, price, isProposed, isStop } = props;
  const { id, label, kind } = seat;
  const view = useSeatView(useSeat, id);
  const cost = priceOfZone(price, seat.zone);
  const sentence = seatSentence(seat, view, cost, isProposed);
  const button = useRef<HTMLButtonElement>(null);
  useSaidChange(button, view.state, sentence);
  const content = (
    <>
      <SeatIcon state={view.state} letter={label} kind={kind} />
      <span className="font-semibold">{messagesOfHall().seat(label)}</span>
      <span className="ml-auto text-sm text-muted">{seatDetails(kind, view, cost, isProposed)}</span>
    </>
  );
  if (!onPick) return <div className={`${ROW} border-transparent`}>{content}</div>;
  const edge = isProposed ? "border-brass-deep" : "border-line";
  return (
    <button
      ref={button}
      type="button"
      data-stop={id}
      tabIndex={isStop ? 0 : -1}
      className={`scroll-mb-20 ${ROW} ${edge} bg-surface hover:not-aria-disabled:border-line-strong aria-disabled:cursor-not-allowed aria-disabled:bg-transparent`}
      aria-label={sentence}
      aria-disabled={!canPick(view.state, pickable) || undefined}
      aria-busy={view.state === "busy" || undefined}
      onClick={() => {
        if (view.state !== "busy") onPick(id, view.state);
      }}
    >
      {content}
    </button>
  );
});
