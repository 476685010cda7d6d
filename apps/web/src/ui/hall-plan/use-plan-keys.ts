import type { Hall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { blockOfTarget } from "./block-marks.tsx";
import { isBrowserKey, blockAfterKey, seatAfterKey } from "./seat-keys.ts";
import { ZOOM_STEP } from "./camera.ts";
import { READABLE_SEAT } from "./detail.ts";
import { type HallBlock, hallBlocks } from "./hall-blocks.ts";
import { seatOfTarget, type SeatTarget } from "./seat-view.ts";
import type { PlanCamera } from "./use-plan-camera.ts";

interface PlanKeys {
  hall: Hall;
  camera: PlanCamera;
  surface: RefObject<HTMLElement | null>;
  isFar: boolean;
  /** The seat that is the tab stop, or whose block is. */
  stop: SeatId | null;
  setStop: (stop: SeatId) => void;
  pick: (seat: SeatTarget) => void;
}

/** Keyboard of the plan: one tab stop, which moves, also to a seat that is not drawn yet. */
export function usePlanKeys({ hall, camera, surface, isFar, stop, setStop, pick }: PlanKeys) {
  /** Target of the focus as soon as it is drawn; `lost`: the stop's seat or block, once the focused one is gone. */
  const awaited = useRef<"seat" | "block" | "lost" | null>(null);
  useEffect(() => {
    const wanted = awaited.current;
    if (wanted === null || (wanted === "lost" && document.activeElement !== document.body)) return;
    const target = elementOf(surface.current, wanted === "lost" ? isFar : wanted === "block", stop);
    if (!target) return;
    awaited.current = null;
    target.focus();
  });

  const goTo = (id: SeatId): void => {
    camera.revealSeat(id);
    setStop(id);
    const chair = elementOf(surface.current, false, id);
    if (chair) chair.focus();
    else awaited.current = "seat";
  };

  /** @param withFocus whether the focus moves to the block's first seat, for the keyboard */
  const enterBlock = ({ box, seatIds: [first] }: HallBlock, withFocus: boolean): void => {
    if (!first) return;
    setStop(first);
    awaited.current = withFocus ? "seat" : null;
    camera.zoomToBox(box, READABLE_SEAT + 1);
    if (withFocus) camera.revealSeat(first);
  };

  const onBlockKey = (block: HallBlock, key: string): boolean => {
    const next = blockAfterKey(hallBlocks(hall), block, key);
    if (next?.seatIds[0]) {
      setStop(next.seatIds[0]);
      awaited.current = "block";
    } else if (key === "Enter" || key === " ") enterBlock(block, true);
    else return false;
    return true;
  };

  /** @param ahead the seat that will get the focus once it is drawn: keys move on from it, but cannot pick it yet */
  const onSeatKey = (seat: SeatTarget, ahead: SeatId | null, key: string, ctrl: boolean): boolean => {
    const next = seatAfterKey(hall, ahead ?? seat.id, key, ctrl);
    if (next) goTo(next);
    else if (key !== "Enter" && key !== " ") return false;
    else if (ahead === null) pick(seat);
    else awaited.current = "seat";
    return true;
  };

  const onZoomKey = (key: string): boolean => {
    if (key === "+" || key === "=") camera.zoomBy(ZOOM_STEP);
    else if (key === "-") camera.zoomBy(1 / ZOOM_STEP);
    else if (key === "0") camera.showAll();
    else return false;
    // Blocks may replace the chairs, or chairs the blocks.
    awaited.current = "lost";
    return true;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const ahead = awaited.current === "seat" ? stop : null;
    // Any further key cancels the awaited focus: it must not pull the visitor back.
    awaited.current = null;
    const seat = seatOfTarget(event.target);
    const block = blockOfTarget(hall, event.target);
    if (isBrowserKey(event) || (!seat && !block)) return;
    const { key } = event;
    const isDone =
      (seat && onSeatKey(seat, ahead, key, event.ctrlKey || event.metaKey)) ||
      (block && onBlockKey(block, key)) ||
      onZoomKey(key);
    if (isDone) event.preventDefault();
  };

  return { onKeyDown, enterBlock };
}

function elementOf(surface: HTMLElement | null, isFar: boolean, stop: SeatId | null): SVGElement | null {
  const selector = isFar ? '[data-block][tabindex="0"]' : `[data-seat="${stop ?? ""}"]`;
  return surface?.querySelector<SVGElement>(selector) ?? null;
}
