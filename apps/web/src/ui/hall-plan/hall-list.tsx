import type { HallGroup } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { Fragment, useId } from "react";
import { isLarge } from "./detail.ts";
import { FoldedGroup } from "./folded-group.tsx";
import { ListedSeat } from "./listed-seat.tsx";
import { groupName } from "./seat-keys.ts";
import type { HallProps } from "./seat-view.ts";

const NONE: ReadonlySet<SeatId> = new Set();

/**
 * The hall as text: every table and row with a button per seat. Those of a large hall are folded, below the name of
 * their zone: thousands of buttons at once would freeze a phone.
 */
export function HallList({ hall, label, highlighted = NONE, useTally, blockWords, ...rest }: HallProps) {
  const id = useId();
  const folds = useTally !== undefined && isLarge(hall);
  const groups = hall.readingOrder.filter(({ seats }) => seats.length > 0);
  const seatsOf = (group: HallGroup) => (
    <ul aria-labelledby={`${id}-${group.id}`} className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-1">
      {group.seats.map((seat) => (
        <li key={seat.id}>
          <ListedSeat seat={seat} isProposed={highlighted.has(seat.id)} {...rest} />
        </li>
      ))}
    </ul>
  );
  const zoneBefore = (index: number) => {
    const zone = groups[index]?.zone;
    if (zone === groups[index - 1]?.zone) return null;
    return hall.plan.zones.find((each) => each.id === zone)?.name;
  };
  return (
    <div
      role="group"
      aria-label={label}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      {groups.map((group, index) =>
        folds ? (
          <Fragment key={group.id}>
            {zoneBefore(index) && (
              <p className="col-span-full font-display text-xl font-semibold">{zoneBefore(index)}</p>
            )}
            <FoldedGroup
              id={`${id}-${group.id}`}
              group={group}
              useTally={useTally}
              words={blockWords}
              isProposed={group.seats.some((seat) => highlighted.has(seat.id))}
            >
              {seatsOf(group)}
            </FoldedGroup>
          </Fragment>
        ) : (
          <div key={group.id} className="border-t border-line pt-2">
            <p id={`${id}-${group.id}`} className="font-display font-semibold">
              {groupName(group)}
            </p>
            {seatsOf(group)}
          </div>
        ),
      )}
    </div>
  );
}
