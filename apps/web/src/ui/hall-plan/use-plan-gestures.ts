import type { Point } from "@podium/shared/halls/boxes";
import { type RefObject, useEffect } from "react";
import { isOnArea } from "./areas.ts";
import { pinch } from "./pan-zoom.ts";
import { seatOfTarget } from "./seat-view.ts";
import type { PlanCamera } from "./use-plan-camera.ts";

/** CSS pixels that a pointer may move during a tap. */
const TAP_SLOP = { touch: 10, mouse: 5 };
/** Most time and distance between the taps of a double tap, in ms and CSS pixels. */
const DOUBLE_TAP = { ms: 400, distance: 30 };

/**
 * Drag, pinch, double tap and Ctrl with the wheel move the plan; so does a tap while seats are too small for a finger.
 * A click reaches a seat only when meant for it: not at the end of a drag or pinch, nor after a tap that zoomed. While
 * the whole hall is shown one finger scrolls the page (CSS: touch-action), and the plain wheel always does.
 */
export function usePlanGestures(frameRef: RefObject<HTMLElement | null>, camera: PlanCamera): void {
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    const fingers = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };
    let moved = false;
    let byFinger = false;
    let zoomedAt = Number.NEGATIVE_INFINITY;
    let lastTap = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

    const pointOf = (event: MouseEvent): Point => {
      const box = frame.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || onControl(event.target)) return;
      byFinger = event.pointerType === "touch";
      const point = pointOf(event);
      fingers.set(event.pointerId, point);
      if (fingers.size === 1) {
        start = point;
        moved = false;
      } else {
        moved = true;
      }
    };

    const onMove = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const after = pointOf(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        fingers.set(event.pointerId, after);
        camera.show(pinch(camera.current(), [before, other], [after, other], camera.limits().largest));
        return;
      }
      const view = camera.current();
      // A mouse does not drag a plan shown whole, so that a shaky click stays a click.
      if (event.pointerType === "mouse" && view.scale <= 1) return;
      const slop = event.pointerType === "mouse" ? TAP_SLOP.mouse : TAP_SLOP.touch;
      if (!moved && Math.hypot(after.x - start.x, after.y - start.y) < slop) return;
      if (!moved) frame.setPointerCapture(event.pointerId);
      moved = true;
      fingers.set(event.pointerId, after);
      camera.show({ ...view, x: view.x + after.x - before.x, y: view.y + after.y - before.y });
    };

    const onEnd = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (event.type === "pointercancel") moved = true;
    };

    const toggleAt = (event: MouseEvent) => {
      camera.toggleZoom(pointOf(event));
      zoomedAt = event.timeStamp;
    };

    const onClickFirst = (event: MouseEvent) => {
      // A click without a pointer (detail 0) comes from assistive technology or scripts.
      if (event.detail === 0 || onControl(event.target)) return;
      const restOfZoom = event.timeStamp - zoomedAt < DOUBLE_TAP.ms;
      const zoomsIn = !moved && !restOfZoom && byFinger && camera.seatsAreSmall() && !isOnArea(event.target);
      if (zoomsIn) {
        camera.zoomIn(pointOf(event));
        zoomedAt = event.timeStamp;
      }
      if (moved || restOfZoom || zoomsIn) {
        event.stopPropagation();
        event.preventDefault();
      }
    };

    const onClick = (event: MouseEvent) => {
      if (event.detail === 0 || onControl(event.target) || seatOfTarget(event.target) || isOnArea(event.target)) return;
      const point = pointOf(event);
      const again =
        event.timeStamp - lastTap.at < DOUBLE_TAP.ms &&
        Math.hypot(point.x - lastTap.x, point.y - lastTap.y) < DOUBLE_TAP.distance;
      lastTap = { at: event.timeStamp, ...point };
      if (again) toggleAt(event);
    };

    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 30;
      camera.zoomBy(Math.exp(-pixels / 250), pointOf(event), false);
    };

    // Prevents a browser from scrolling the page during a pinch.
    const onTouch = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };

    const controller = new AbortController();
    const { signal } = controller;
    frame.addEventListener("pointerdown", onDown, { signal });
    frame.addEventListener("pointermove", onMove, { signal });
    // The window listens too: a finger lifted outside the frame must not stay counted.
    window.addEventListener("pointerup", onEnd, { signal });
    window.addEventListener("pointercancel", onEnd, { signal });
    frame.addEventListener("click", onClickFirst, { signal, capture: true });
    frame.addEventListener("click", onClick, { signal });
    frame.addEventListener("wheel", onWheel, { signal, passive: false });
    frame.addEventListener("touchstart", onTouch, { signal, passive: false });
    frame.addEventListener("touchmove", onTouch, { signal, passive: false });
    return () => controller.abort();
  }, [frameRef, camera]);
}

function onControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button") !== null;
}
