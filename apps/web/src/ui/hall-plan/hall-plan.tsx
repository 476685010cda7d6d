import { HALL_SIZE } from "@podium/shared/hall-plan";
import type { SeatId } from "@podium/shared/seat-id";
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from "react";
import "./hall-plan.css";
import { HallRoom } from "./hall-room.tsx";
import { groupName, READING_ORDER, seatAfterKey } from "./seat-keys.ts";
import { seatOfTarget, type SeatTarget } from "./seat-target.ts";
import { SeatTooltip } from "./seat-tooltip.tsx";
import type { HallProps } from "./seat-view.ts";
import { Seat } from "./seat.tsx";
import { useInSlices, useOnceDrawn } from "./use-in-slices.ts";
import { usePlanCamera, ZOOM_STEP } from "./use-plan-camera.ts";
import { usePlanGestures } from "./use-plan-gestures.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";

interface HallPlanProps extends HallProps {
  /** While no seat is known the room has no seats, so that each is drawn once. */
  readonly loading?: boolean | undefined;
}

const NONE: ReadonlySet<SeatId> = new Set();
const GROUPS_AT_ONCE = 2;
const FIRST_STOP = READING_ORDER.at(0)?.seats.at(0)?.id ?? null;

/**
 * Each seat calls `useSeat(id)` itself, so a change redraws one seat: pass a stable hook that reads one atom per seat.
 *
 * Pointer: drag, pinch, double tap, Ctrl with the wheel; a finger zooms in first where seats are too small to hit.
 * Keyboard: one tab stop, arrows, Home and End (row or table; with Ctrl the hall), Enter and Space pick, + - 0 zoom.
 */
export function HallPlan(props: HallPlanProps) {
  const { label, useSeat, onPick, pickable, price, highlighted = NONE, loading = false } = props;
  const { camera, level, frame, surface } = usePlanCamera();
  usePlanGestures(frame, camera);
  const helpId = useId();
  const [stop, setStop] = useState<SeatId | null>(FIRST_STOP);
  // Frame, room and seats render one after the other, so that a slow phone stays responsive.
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
    <div>
      <div ref={frame} className="hall-frame" data-zoomed={level.isWhole ? undefined : true}>
        {/* One handler for all seats; the seats themselves are the buttons. */}
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
            // Only for the keyboard: under a finger the plan must not move.
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
