import type { HallGroup } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { ChevronDown } from "virtual:icons";
import { type ReactNode, useMemo, useState } from "react";
import { groupName } from "./seat-keys.ts";
import { freeWords, type Tally, type UseTally } from "./seat-view.ts";

interface FoldedGroupProps {
  id: string;
  Heading: "h2" | "h3" | "h4";
  group: HallGroup;
  useTally: UseTally;
  words?: ((tally: Tally) => string) | undefined;
  /** Whether the group has a proposed seat, which opens the group. */
  isProposed: boolean;
  /** The line of the list in the tab order: this group, a seat, or another group. */
  stop: string | undefined;
  onStop: (stop: string) => void;
  /** The seats of the group. */
  children: ReactNode;
}

/** Names the button of a group for the keyboard, unlike the name of any seat. */
export function groupStop({ id }: Pick<HallGroup, "id">): string {
  return `group:${id}`;
}

/** A row or table of a large hall's list, which opens to its seats. */
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
  // `useTally` is stable during the whole life of the list, so the order of hooks never changes.
  // oxlint-disable-next-line react/hooks
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
