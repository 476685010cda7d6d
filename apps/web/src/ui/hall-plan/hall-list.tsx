import type { HallGroup } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { Fragment, useId } from "react";
import { hall as messagesOfHall } from "#messages/nl/hall.ts";
import { isLarge } from "./detail.ts";
import { FoldedGroup, groupStop } from "./folded-group.tsx";
import { ListedSeat } from "./listed-seat.tsx";
import { groupName } from "./seat-keys.ts";
import type { HallProps } from "./seat-view.ts";
import { useListKeys } from "./use-list-keys.ts";

const NONE: ReadonlySet<SeatId> = new Set();
const HEADINGS = { 2: "h2", 3: "h3", 4: "h4" } as const;

interface HallListProps extends HallProps {
  /** Level of the topmost headings: of zones where the list shows them, else of tables and rows. */
  level?: 2 | 3;
}

/**
 * The hall as text: every table and row under a heading, with a button per seat. A large hall shows its tables and rows
 * folded, below the name of their zone: thousands of buttons at once would freeze a phone. Keyboard: one tab stop, as
 * on the plan (`list-keys.ts`).
 */
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
    // One handler for all lines; the lines themselves are the buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
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
