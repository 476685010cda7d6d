import type { HallGroup } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { memo } from "react";
import { groupName } from "./seat-keys.ts";
import type { HallProps } from "./seat-view.ts";
import { Seat } from "./seat.tsx";

interface SeatGroupProps extends Pick<HallProps, "useSeat" | "pickable" | "price"> {
  readonly group: HallGroup;
  readonly interactive: boolean;
  readonly fades: boolean;
  /** The tab stop, when it is in this group. */
  readonly stop: SeatId | null;
  readonly highlighted: ReadonlySet<SeatId>;
}

/** The chairs of one table or of one block of a row. */
export const SeatGroup = memo(function SeatGroup({ group, stop, highlighted, ...rest }: SeatGroupProps) {
  return (
    <g role="group" aria-label={groupName(group)}>
      {group.seats.map((seat) => (
        <Seat key={seat.id} seat={seat} isTabStop={seat.id === stop} isProposed={highlighted.has(seat.id)} {...rest} />
      ))}
    </g>
  );
});
