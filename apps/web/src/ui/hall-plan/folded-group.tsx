import type { HallGroup } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { groupName } from "./seat-keys.ts";
import { freeWords, type Tally, type UseTally } from "./seat-view.ts";

interface FoldedGroupProps {
  id: string;
  group: HallGroup;
  useTally: UseTally;
  words?: ((tally: Tally) => string) | undefined;
  /** Has a proposed seat, and is open for that. */
  isProposed: boolean;
  /** Its seats. */
  children: ReactNode;
}

/** A row or table of a large hall's list, which opens to its seats. */
export function FoldedGroup({ id, group, useTally, words = freeWords, isProposed, children }: FoldedGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const ids = useMemo((): readonly SeatId[] => group.seats.map((seat) => seat.id), [group]);
  // `useTally` is stable during the whole life of the list, so the order of hooks never changes.
  // oxlint-disable-next-line react/hooks
  const said = words(useTally(ids));
  const shows = isOpen || isProposed;
  return (
    <div className="border-t border-line">
      <button
        type="button"
        id={id}
        aria-expanded={shows}
        aria-label={[groupName(group), said].filter((part) => part !== "").join(", ")}
        className="flex min-h-11 w-full items-center gap-2 py-1 text-left leading-tight hover:text-accent"
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown className={`size-5 shrink-0 ${shows ? "rotate-180" : ""}`} />
        <span className="font-display font-semibold">{groupName(group)}</span>
        <span className="ml-auto text-sm text-muted tabular-nums">{said}</span>
      </button>
      {shows && children}
    </div>
  );
}
