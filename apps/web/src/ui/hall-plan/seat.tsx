import { plannedSeat } from "@podium/shared/hall-plan";
import { type SeatId, seatPlace } from "@podium/shared/seat-id";
import { memo, useEffect, useRef } from "react";
import { prefersReducedMotion } from "./motion.ts";
import { SeatMark } from "./seat-mark.tsx";
import { canPick, type HallProps, seatSentence, type SeatState } from "./seat-view.ts";
import { useSeatView } from "./use-seat-view.ts";

interface SeatProps extends Pick<HallProps, "useSeat" | "pickable" | "price"> {
  readonly id: SeatId;
  readonly interactive: boolean;
  readonly isTabStop: boolean;
  readonly isProposed: boolean;
}

/** Subscribes to its own state; the plan around it does not redraw. */
export const Seat = memo(function Seat(props: SeatProps) {
  const { id, useSeat, interactive, pickable, isTabStop, isProposed, price } = props;
  const view = useSeatView(useSeat, id);
  const chair = plannedSeat(id);
  const element = useFadeOnChange(view.state);
  return (
    <g
      ref={element}
      className="hall-seat"
      transform={`translate(${chair.x} ${chair.y})`}
      data-seat={id}
      data-state={view.state}
      data-proposed={isProposed || undefined}
      role={interactive ? "button" : "img"}
      aria-label={seatSentence(id, view, price, isProposed)}
      aria-disabled={interactive && !canPick(view.state, pickable) ? true : undefined}
      aria-busy={view.state === "busy" || undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      <circle className="hall-hit" r="22.5" />
      <SeatMark state={view.state} letter={seatPlace(id).letter} turn={chair.turn} />
      {isProposed ? <circle className="hall-proposed" r="21" /> : null}
    </g>
  );
});

/** Fades a seat into its new state, but not at first: two hundred fades at once cost a phone a second of stutter. */
function useFadeOnChange(state: SeatState) {
  const element = useRef<SVGGElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    const before = shown.current;
    shown.current = state;
    if (before === state || before === "unknown") return;
    const seat = element.current;
    if (!seat || typeof seat.animate !== "function" || prefersReducedMotion()) return;
    seat.animate([{ opacity: 0.15 }, { opacity: 1 }], { duration: 350, easing: "ease-out" });
  }, [state]);
  return element;
}
