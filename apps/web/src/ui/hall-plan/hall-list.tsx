import type { Hall, HallGroup, HallSeat } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { Fragment, memo, type ReactNode, useId, useMemo, useRef, useState } from "react";
import { ChevronDown, SquareDashed } from "virtual:icons";
import { hall as messagesOfHall } from "#messages/nl/hall.ts";
import { areaSentence, areaWords, isArea, ownWords, partsOf } from "./areas.ts";
import { isLarge } from "./detail.ts";
import { useAreaTally } from "./hall-area.tsx";
import { type HallBlock, hallSections } from "./hall-blocks.ts";
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
interface HallListProps extends HallProps {
  /** Level of the topmost headings: of zones where the list shows them, else of tables and rows. */
  level?: 2 | 3;
}

/**
 * The hall as text. A large hall shows its tables and rows folded, a very large one its sections: thousands of buttons
 * at once freeze a phone.
 */
export function HallList(props: HallListProps) {
  const { hall, label, highlighted = NONE, useTally, blockWords, onArea, level = 2, ...rest } = props;
  const id = useId();
  const groups = useMemo(() => hall.readingOrder.filter(({ seatIds }) => seatIds.length > 0), [hall]);
  const folds = useTally !== undefined && isLarge(hall);
  const sections = folds && groups.length > MANY_GROUPS ? hallSections(hall) : NO_SECTIONS;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { list, stop: lastStop, setStop, ...keys } = useListKeys(hall);
  const proposed = new Set([...highlighted].map((seatId) => hall.groupOf(seatId)));
  const isOpen = (section: HallBlock) => opened.has(section.id) || section.groups.some((group) => proposed.has(group));
  const [first] = groups;
  const firstStop = sections[0]
    ? sectionStop(sections[0])
    : first && (folds || isArea(first) ? groupStop(first) : first.seatIds[0]);
  const stop = lastStop !== null && isLeft(hall, sections, lastStop) ? lastStop : firstStop;
  const groupOfStop = stop === undefined ? undefined : groupWithStop(hall, stop);
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
  const ZoneHeading = headingOf(level);
  const isZoned = folds && groups.some(({ zone }) => hall.plan.zones.some((each) => each.id === zone));
  const top = isZoned ? level + 1 : level;
  const headingBefore = (group: HallGroup | undefined, before: HallGroup | undefined) => {
    if (!folds || !group || group.zone === before?.zone) return null;
    const name = hall.plan.zones.find((each) => each.id === group.zone)?.name;
    return name ? <ZoneHeading className="col-span-full font-display text-xl font-semibold">{name}</ZoneHeading> : null;
  };
  const folded = (group: HallGroup, heading: number) =>
    useTally && (
      <FoldedGroup
        id={`${id}-${group.id}`}
        Heading={headingOf(heading)}
        group={group}
        stop={stop}
        onStop={setStop}
        useTally={useTally}
        words={blockWords}
        isProposed={proposed.has(group)}
      >
        {() => seatsOf(group)}
      </FoldedGroup>
    );
  const GroupHeading = headingOf(top);
  const areaLine = (area: HallGroup) => (
    <ListedArea
      key={area.id}
      area={area}
      Heading={GroupHeading}
      useTally={useTally ?? useNoTally}
      words={blockWords}
      onArea={onArea}
      isProposed={proposed.has(area)}
      isStop={stop === groupStop(area)}
    />
  );
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
      {sections.length > 0 && partsOf(hall).areas.map(areaLine)}
      {sections.map((section, index) => (
        <Fragment key={section.id}>
          {headingBefore(section.groups[0], sections[index - 1]?.groups[0])}
          {useTally && (
            <FoldedSection
              Heading={headingOf(top)}
              section={section}
              isStop={
                stop === sectionStop(section) ||
                // A folded line gives its place in the tab order to the section.
                (!isOpen(section) && groupOfStop !== undefined && section.groups.includes(groupOfStop))
              }
              isOpen={isOpen(section)}
              onPress={() => {
                setStop(sectionStop(section));
                setOpened((now) => toggled(now, section.id));
              }}
              useTally={useTally}
              words={blockWords}
            />
          )}
          {isOpen(section) &&
            section.groups.map((group) => <Fragment key={group.id}>{folded(group, top + 1)}</Fragment>)}
        </Fragment>
      ))}
      {sections.length === 0 &&
        groups.map((group, index) =>
          isArea(group) ? (
            areaLine(group)
          ) : folds ? (
            <Fragment key={group.id}>
              {headingBefore(group, groups[index - 1])}
              {folded(group, top)}
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

/** Halls of more tables and rows are listed by section. */
const MANY_GROUPS = 300;
const NO_SECTIONS: readonly HallBlock[] = [];

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]);
}

function headingOf(level: number) {
  return level === 2 ? "h2" : level === 3 ? "h3" : level === 4 ? "h4" : "h5";
}

/** Whether a stop of the keyboard is still in the list. */
function isLeft(hall: Hall, sections: readonly HallBlock[], stop: string): boolean {
  return groupWithStop(hall, stop) !== undefined || sections.some((section) => sectionStop(section) === stop);
}

function groupWithStop(hall: Hall, stop: string): HallGroup | undefined {
  return hall.groupOf(stop) ?? hall.groups.find((group) => groupStop(group) === stop);
}

interface FoldedSectionProps extends Pick<FoldedGroupProps, "Heading" | "useTally" | "words"> {
  section: HallBlock;
  isStop: boolean;
  isOpen: boolean;
  onPress: () => void;
}

function sectionStop({ id }: Pick<HallBlock, "id">): string {
  return `section:${id}`;
}

function FoldedSection(props: FoldedSectionProps) {
  const { Heading, section, isStop, isOpen, onPress, useTally, words = freeWords } = props;
  // oxlint-disable-next-line react/hooks -- `useTally` is stable during the whole life of the list
  const said = words(useTally(section.seatIds));
  return (
    <div data-lines className="col-span-full border-t border-line">
      <Heading className="font-sans text-base leading-tight font-normal">
        <FoldButton
          stop={sectionStop(section)}
          name={section.name}
          said={said}
          isStop={isStop}
          isOpen={isOpen}
          onPress={onPress}
        />
      </Heading>
    </div>
  );
}

interface FoldButtonProps {
  id?: string;
  stop: string;
  name: string;
  said: string;
  isStop: boolean;
  isOpen: boolean;
  onPress: () => void;
}

function FoldButton({ id, stop, name, said, isStop, isOpen, onPress }: FoldButtonProps) {
  return (
    <button
      type="button"
      id={id}
      data-stop={stop}
      tabIndex={isStop ? 0 : -1}
      aria-expanded={isOpen}
      aria-label={[name, said].filter((part) => part !== "").join(", ")}
      className="flex min-h-11 w-full scroll-mb-20 items-center gap-2 py-1 text-left leading-tight hover:text-accent"
      onClick={onPress}
    >
      <ChevronDown className={`size-5 shrink-0 ${isOpen ? "rotate-180" : ""}`} />
      <span className="font-display font-semibold">{name}</span>
      <span className="ml-auto text-sm text-muted tabular-nums">{said}</span>
    </button>
  );
}

interface FoldedGroupProps {
  id: string;
  Heading: ReturnType<typeof headingOf>;
  group: HallGroup;
  useTally: UseTally;
  words?: ((tally: Tally) => string) | undefined;
  isProposed: boolean;
  stop: string | undefined;
  onStop: (stop: string) => void;
  /** Draws the seats. */
  children: () => ReactNode;
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
  const { seatIds } = group;
  // oxlint-disable-next-line react/hooks -- `useTally` is stable during the whole life of the list
  const said = words(useTally(seatIds));
  const shows = isOpen || isProposed;
  // A folded seat gives its place in the tab order to the group.
  const isStop = stop === groupStop(group) || (!shows && seatIds.some((seatId) => seatId === stop));
  return (
    <div data-lines className="border-t border-line">
      <Heading className="font-sans text-base leading-tight font-normal">
        <FoldButton
          id={id}
          stop={groupStop(group)}
          name={groupName(group)}
          said={said}
          isStop={isStop}
          isOpen={shows}
          onPress={() => {
            // Some browsers do not focus a button that is clicked.
            onStop(groupStop(group));
            setIsOpen(!isOpen);
          }}
        />
      </Heading>
      {shows && children()}
    </div>
  );
}

const UNKNOWN: Tally = {};
const useNoTally: UseTally = () => UNKNOWN;

interface ListedAreaProps extends Pick<HallProps, "onArea"> {
  area: HallGroup;
  Heading: ReturnType<typeof headingOf>;
  useTally: UseTally;
  words: ((tally: Tally) => string) | undefined;
  isProposed: boolean;
  isStop: boolean;
}

/** An area as an entry: a press asks how many places. */
function ListedArea({ area, Heading, useTally, words, onArea, isProposed, isStop }: ListedAreaProps) {
  const tally = useAreaTally(area, useTally);
  const said = words?.(tally);
  const proposed = isProposed ? [messagesOfHall().proposed] : [];
  const content = (
    <>
      <SquareDashed className="size-6 shrink-0 text-accent" />
      <span className="font-display font-semibold">{area.label}</span>
      <span className="ml-auto text-sm text-muted tabular-nums">
        {[said ?? areaWords(area, tally), ...ownWords(tally), ...proposed].filter((part) => part !== "").join(", ")}
      </span>
    </>
  );
  return (
    <div data-lines className="border-t border-line pt-2">
      <Heading className="font-sans text-base leading-tight font-normal">
        {onArea ? (
          <button
            type="button"
            data-stop={groupStop(area)}
            tabIndex={isStop ? 0 : -1}
            aria-haspopup="dialog"
            aria-label={[areaSentence(area, tally, said), ...proposed].join(", ")}
            className={`scroll-mb-20 ${ROW} ${isProposed ? "border-brass-deep" : "border-line"} bg-surface hover:border-line-strong`}
            onClick={() => onArea(area)}
          >
            {content}
          </button>
        ) : (
          <div className={`${ROW} border-transparent`}>{content}</div>
        )}
      </Heading>
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
