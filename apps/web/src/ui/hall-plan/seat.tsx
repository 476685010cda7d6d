import type { HallGroup, HallSeat } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { memo, useEffect, useRef } from "react";
import { groupName } from "./seat-keys.ts";
import { canPick, type HallProps, priceOfZone, seatSentence, type SeatState } from "./seat-view.ts";
import { prefersReducedMotion } from "./camera.ts";
import { SeatMark } from "./seat-mark.tsx";
import { useSaidChange } from "./use-said-change.ts";
import { useSeatView } from "./use-seat-view.ts";

interface SeatGroupProps extends Pick<HallProps, "useSeat" | "pickable" | "price"> {
  readonly group: HallGroup;
  readonly interactive: boolean;
  readonly fades: boolean;
  /** The tab stop, when it is in this group. */
  readonly stop: SeatId | null;
  readonly highlighted: ReadonlySet<SeatId>;
}

export const SeatGroup = memo(function SeatGroup({ group, stop, highlighted, ...rest }: SeatGroupProps) {
  return (
    <g role="group" aria-label={groupName(group)}>
      {group.seats.map((seat) => (
        <Seat key={seat.id} seat={seat} isTabStop={seat.id === stop} isProposed={highlighted.has(seat.id)} {...rest} />
      ))}
    </g>
  );
});

interface SeatProps extends Pick<HallProps, "useSeat" | "pickable" | "price"> {
  readonly seat: HallSeat;
  readonly interactive: boolean;
  readonly isTabStop: boolean;
  readonly isProposed: boolean;
  /** Whether a new state fades in: each frame paints the seat's surroundings again, too much work in a large hall. */
  readonly fades: boolean;
}

/** A seat that subscribes to its own state, so that a change does not redraw the plan around it. */
const Seat = memo(function Seat(props: SeatProps) {
  const { seat, useSeat, interactive, pickable, isTabStop, isProposed, fades, price } = props;
  const { id, x, y, turn, kind, label } = seat;
  const view = useSeatView(useSeat, id);
  const sentence = seatSentence(seat, view, priceOfZone(price, seat.zone), isProposed);
  const element = useFadeOnChange(view.state, fades);
  useSaidChange(element, view.state, sentence);
  return (
    <g
      ref={element}
      className="hall-seat"
      data-seat={id}
      data-state={view.state}
      data-proposed={isProposed || undefined}
      role={interactive ? "button" : "img"}
      aria-label={sentence}
      aria-disabled={interactive && !canPick(view.state, pickable) ? true : undefined}
      aria-busy={view.state === "busy" || undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      <circle className="hall-hit" cx={x} cy={y} r="22.5" />
      <SeatMark state={view.state} letter={label} x={x} y={y} turn={turn} kind={kind} />
      {isProposed ? <circle className="hall-proposed" cx={x} cy={y} r="21" /> : null}
    </g>
  );
});

/** Fades a seat into a new state, but not into its first: two hundred fades at once make a phone stutter a second. */
function useFadeOnChange(state: SeatState, fades: boolean) {
  const element = useRef<SVGGElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    const before = shown.current;
    shown.current = state;
    if (!fades || before === state || before === "unknown") return;
    const chair = element.current;
    if (!chair || typeof chair.animate !== "function" || prefersReducedMotion()) return;
    chair.animate([{ opacity: 0.15 }, { opacity: 1 }], { duration: 350, easing: "ease-out" });
  }, [state, fades]);
  return element;
}
