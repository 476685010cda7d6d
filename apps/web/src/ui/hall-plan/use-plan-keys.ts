import type { Hall, HallGroup } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { areaOfTarget } from "./areas.ts";
import { blockOfTarget } from "./block-marks.tsx";
import { isBrowserKey, blockAfterKey, seatAfterKey } from "./seat-keys.ts";
import { ZOOM_STEP } from "./camera.ts";
import { READABLE_SEAT } from "./detail.ts";
import { areaBlocks, type HallBlock } from "./hall-blocks.ts";
import { seatOfTarget, type SeatTarget } from "./seat-view.ts";
import type { PlanCamera } from "./use-plan-camera.ts";

interface PlanKeys {
  hall: Hall;
  camera: PlanCamera;
  surface: RefObject<HTMLElement | null>;
  isFar: boolean;
  /** The parts that are drawn from afar. */
  blocks: readonly HallBlock[];
  /** The seat that is the tab stop, or whose block is. */
  stop: SeatId | null;
  setStop: (stop: SeatId) => void;
  pick: (seat: SeatTarget) => void;
  onArea: ((area: HallGroup) => void) | undefined;
}

/** Keyboard of the plan: one tab stop, which moves, also to a seat that is not drawn yet. */
export function usePlanKeys({ hall, camera, surface, isFar, blocks, stop, setStop, pick, onArea }: PlanKeys) {
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
    if (goToBlock(block, key)) return true;
    if (key !== "Enter" && key !== " ") return false;
    enterBlock(block, true);
    return true;
  };

  const goToBlock = (from: HallBlock, key: string): boolean => {
    const next = blockAfterKey([...areaBlocks(hall), ...blocks], from, key);
    if (!next?.seatIds[0]) return false;
    setStop(next.seatIds[0]);
    awaited.current = "block";
    return true;
  };

  const onAreaKey = (area: HallGroup, ahead: SeatId | null, key: string, ctrl: boolean): boolean => {
    const [first] = area.seatIds;
    if (!first) return false;
    if (key === "Enter" || key === " ") {
      if (ahead === null) onArea?.(area);
      return true;
    }
    const block = areaBlocks(hall).find(({ id }) => id === area.id);
    if (isFar && block) return goToBlock(block, key);
    const next = seatAfterKey(hall, ahead ?? first, key, ctrl);
    if (next) goTo(next);
    return next !== null;
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
    const block = blockOfTarget(blocks, event.target);
    const area = seat ? null : areaOfTarget(hall, event.target);
    if (isBrowserKey(event) || (!seat && !block && !area)) return;
    const { key } = event;
    const isDone =
      (area && onAreaKey(area, ahead, key, event.ctrlKey || event.metaKey)) ||
      (seat && onSeatKey(seat, ahead, key, event.ctrlKey || event.metaKey)) ||
      (block && onBlockKey(block, key)) ||
      onZoomKey(key);
    if (isDone) event.preventDefault();
  };

  return { onKeyDown, enterBlock };
}

function elementOf(surface: HTMLElement | null, isFar: boolean, stop: SeatId | null): SVGElement | null {
  const area = `[data-area-stop="${stop ?? ""}"]`;
  const selector = isFar ? `[data-block][tabindex="0"], ${area}` : `[data-seat="${stop ?? ""}"], ${area}`;
  return surface?.querySelector<SVGElement>(selector) ?? null;
}
