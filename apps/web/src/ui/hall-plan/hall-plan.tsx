import { HALL_SIZE } from "@podium/shared/hall-plan";
import type { SeatId } from "@podium/shared/seat-id";
import { useEffect, useId, useState } from "react";
import type { KeyboardEvent, MouseEvent } from "react";
import "./hall-plan.css";
import { HallRoom } from "./hall-room.tsx";
import { groupName, READING_ORDER, seatAfterKey } from "./seat-keys.ts";
import { seatOfTarget } from "./seat-target.ts";
import type { SeatTarget } from "./seat-target.ts";
import { SeatTooltip } from "./seat-tooltip.tsx";
import type { PickSeat, SeatState, UseSeat } from "./seat-view.ts";
import { Seat } from "./seat.tsx";
import { useInSlices, useOnceDrawn } from "./use-in-slices.ts";
import { usePlanCamera, ZOOM_STEP } from "./use-plan-camera.ts";
import { usePlanGestures } from "./use-plan-gestures.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

export interface HallPlanProps {
  /** What the plan is called by screen readers, for example 'Plattegrond van de zaal'. */
  readonly label: string;
  readonly useSeat: UseSeat;
  /** What picking a seat does. Left out, the plan can be read and walked through, but not picked from. */
  readonly onPick?: PickSeat | undefined;
  /** The states in which a seat answers to being picked; those of buying seats unless told otherwise. Keep the set's identity. */
  readonly pickable?: ReadonlySet<SeatState> | undefined;
  /** Price per seat as people read it ('€ 12,00'); named with seats that can be bought. */
  readonly price?: string | undefined;
  /** Proposed seats ('Kies voor mij'): ringed, named as such, and zoomed to where seats are small. Keep the set's identity while it stays the same. */
  readonly highlighted?: ReadonlySet<SeatId> | undefined;
  /** While nothing is known of any seat: the room stands without its chairs, so that they are drawn once, as they are. */
  readonly loading?: boolean | undefined;
  /** For what belongs on the plan's corner, such as a fallen connection. */
  readonly className?: string | undefined;
}

const NONE: ReadonlySet<SeatId> = new Set();
/** Ten to twenty chairs. */
const GROUPS_AT_ONCE = 2;
const FIRST_STOP = READING_ORDER.at(0)?.seats.at(0)?.id ?? null;

/**
 * The hall, for looking at and for choosing in.
 *
 * Each seat calls `useSeat(id)` for itself, so a change redraws that one seat: give a hook that reads one atom per seat
 * (`const useSeat = (id) => useAtomValue(seatAtom(id))`, declared outside the component). Nothing else in the plan depends
 * on seat states.
 *
 * Mouse and touch: drag, pinch, double tap beside the seats, Ctrl with the wheel, buttons. A finger zooms in
 * first where seats are too small to be hit surely. Keyboard: one tab stop, arrows go to the neighbour, Home and
 * End to the ends of the row or table, with Ctrl to those of the hall, Enter and Space pick, + - 0 zoom.
 */
export function HallPlan(props: HallPlanProps) {
  const { label, useSeat, onPick, pickable, price, highlighted = NONE, loading = false, className } = props;
  const { camera, level, frame, surface } = usePlanCamera();
  usePlanGestures(frame, camera);
  const helpId = useId();
  const [stop, setStop] = useState<SeatId | null>(FIRST_STOP);
  // The frame first, then the room, then the chairs: no step so long that a slow phone would not answer meanwhile.
  const hasRoom = useOnceDrawn();
  const groups = useInSlices(READING_ORDER, GROUPS_AT_ONCE, hasRoom && !loading);

  useEffect(() => camera.zoomTo([...highlighted]), [camera, highlighted]);

  const pick = ({ id, state }: SeatTarget) => {
    if (state !== "busy") onPick?.(id, state);
  };

  const onClick = (event: MouseEvent) => {
    const seat = seatOfTarget(event.target);
    if (!seat) return;
    setStop(seat.id);
    pick(seat);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const seat = seatOfTarget(event.target);
    if (!seat || event.altKey) return;
    const next = seatAfterKey(seat.id, event.key, event.ctrlKey || event.metaKey);
    if (next) {
      const chair = event.currentTarget.querySelector<SVGGElement>(`[data-seat="${next}"]`);
      if (chair) {
        camera.revealSeat(next);
        setStop(next);
        chair.focus();
      }
    } else if (event.key === "Enter" || event.key === " ") pick(seat);
    else if (event.key === "+" || event.key === "=") camera.zoomBy(ZOOM_STEP);
    else if (event.key === "-") camera.zoomBy(1 / ZOOM_STEP);
    else if (event.key === "0") camera.showAll();
    else return;
    event.preventDefault();
  };

  return (
    <div className={className}>
      <div ref={frame} className="hall-frame" data-zoomed={level.isWhole ? undefined : true}>
        {/* The seats are the buttons; what happens on them is handled once, here, so that they need no handlers each. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <svg
          ref={surface}
          className="hall-surface"
          viewBox={`0 0 ${HALL_SIZE.width} ${HALL_SIZE.height}`}
          preserveAspectRatio="xMidYMin meet"
          role="group"
          aria-label={label}
          aria-describedby={helpId}
          aria-busy={groups.length < READING_ORDER.length || undefined}
          onClick={onClick}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            // Only for the keyboard: under a finger the plan must lie still.
            const seat = event.target.matches(":focus-visible") && seatOfTarget(event.target);
            if (seat) camera.revealSeat(seat.id);
          }}
        >
          {hasRoom && <HallRoom />}
          {groups.map((group) => (
            <g key={group.key} role="group" aria-label={groupName(group)}>
              {group.seats.map(({ id }) => (
                <Seat
                  key={id}
                  id={id}
                  useSeat={useSeat}
                  interactive={onPick !== undefined}
                  pickable={pickable}
                  isTabStop={id === stop}
                  isProposed={highlighted.has(id)}
                  price={price}
                />
              ))}
            </g>
          ))}
        </svg>
        <SeatTooltip frame={frame} useSeat={useSeat} price={price} highlighted={highlighted} />
        <p className="hall-hint" aria-hidden="true">
          Tik om in te zoomen.
        </p>
        <ZoomButtons camera={camera} level={level} />
      </div>
      <p id={helpId} className="sr-only">
        Met de pijltjestoetsen gaat u naar de stoel ernaast
        {onPick ? ", met Enter of spatie kiest u een stoel of geeft u ze terug." : "."}
      </p>
    </div>
  );
}
