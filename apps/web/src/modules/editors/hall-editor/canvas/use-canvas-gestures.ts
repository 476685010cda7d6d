import type { Point } from "@podium/shared/halls/boxes";
import { type RefObject, useEffect, useRef } from "react";
import type { Gesture, PointerAt } from "#modules/editors/hall-editor/canvas/gestures/gesture.ts";
import type { Press } from "#modules/editors/hall-editor/canvas/gestures/press.ts";
import type { EditorCamera } from "#modules/editors/hall-editor/canvas/gestures/use-editor-camera.ts";
import { pinch, type PlanView } from "#ui/hall-plan/pan-zoom.ts";

/** Distance in CSS pixels that a pointer may move during a tap. */
const TAP_SLOP = { touch: 10, mouse: 4 };
const LONG_PRESS_MS = 500;
/** Limits between the taps of a double tap, in ms and CSS pixels: zoomed out, the next chair is 15 pixels away. */
const DOUBLE_TAP = { ms: 400, touch: 24, mouse: 6 };
const MOUSE_LEFT = 0;
const MOUSE_MIDDLE = 1;

export interface PointerRules {
  readonly press: (at: PointerAt, byFinger: boolean, target: Element | null) => Press;
  /** @returns whether the tool uses double taps; otherwise it counts as another tap */
  readonly onDoubleTap: (at: PointerAt) => boolean;
  /** A pointer moves over the surface without being pressed; null when it leaves. */
  readonly onHover: (at: PointerAt | null) => void;
  readonly isPanning: () => boolean;
}

export interface CanvasGestures {
  /** @returns whether there was a gesture to cancel */
  readonly cancel: () => boolean;
  readonly setSpace: (down: boolean) => void;
}

/** Splits a pointer event into the movements that browsers combine per frame (Safari only since 18). */
function eventsIn(event: PointerEvent): readonly PointerEvent[] {
  const parts = "getCoalescedEvents" in event ? event.getCoalescedEvents() : [];
  return parts.length > 0 ? parts : [event];
}

/** Turns pointer events on the frame into presses, drags, pinches and wheel zoom. One pointer works; two pinch. */
function listenToPointers(
  frame: HTMLElement,
  camera: EditorCamera,
  rules: PointerRules,
): CanvasGestures & { readonly stop: () => void } {
  const fingers = new Map<number, Point>();
  let pressed: { id: number; press: Press; start: PointerAt; slop: number } | null = null;
  let going: { id: number; gesture: Gesture } | null = null;
  let pinching: ((now: readonly [Point, Point]) => void) | null = null;
  let space = false;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let nextMove: PointerAt | null = null;
  let drawing = 0;
  let lastTap = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

  const placeOf = (event: MouseEvent): PointerAt => {
    const box = frame.getBoundingClientRect();
    const point = { x: event.clientX - box.left, y: event.clientY - box.top };
    return { frame: point, plan: camera.toPlan(point), shift: event.shiftKey, alt: event.altKey };
  };

  const flush = () => {
    cancelAnimationFrame(drawing);
    drawing = 0;
    const at = nextMove;
    nextMove = null;
    if (at) going?.gesture.move(at);
  };
  const release = () => {
    clearTimeout(holding);
    pressed = null;
    going = null;
    nextMove = null;
    cancelAnimationFrame(drawing);
    drawing = 0;
    frame.removeAttribute("data-dragging");
  };
  const cancel = (): boolean => {
    const had = going ?? pressed;
    going?.gesture.cancel();
    release();
    return had !== null;
  };
  const begin = (id: number, gesture: Gesture) => {
    going = { id, gesture };
    frame.dataset.dragging = "";
    frame.setPointerCapture(id);
  };

  const onDown = (event: PointerEvent) => {
    if (!(event.target instanceof Element) || event.target.closest("button, a, [data-control]")) return;
    const at = placeOf(event);
    if (event.pointerType === "touch") {
      fingers.set(event.pointerId, at.frame);
      const [first, second] = [...fingers.values()];
      if (first && second) {
        cancel();
        pinching = fingers.size === 2 ? pinchGesture(camera, [first, second]) : null;
        return;
      }
    } else if (going ?? pressed) return;
    if (event.button === MOUSE_MIDDLE || (event.button === MOUSE_LEFT && (space || rules.isPanning()))) {
      event.preventDefault();
      begin(event.pointerId, panGesture(camera, at.frame));
      return;
    }
    if (event.button !== MOUSE_LEFT) return;
    const byFinger = event.pointerType === "touch";
    const press = rules.press(at, byFinger, event.target);
    pressed = { id: event.pointerId, press, start: at, slop: byFinger ? TAP_SLOP.touch : TAP_SLOP.mouse };
    const { hold } = press;
    if (byFinger && hold) {
      holding = setTimeout(() => {
        hold();
        release();
        if ("vibrate" in navigator) navigator.vibrate(15);
      }, LONG_PRESS_MS);
    }
  };

  const onMove = (event: PointerEvent) => {
    const at = placeOf(event);
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, at.frame);
    const [first, second] = [...fingers.values()];
    if (first && second) {
      pinching?.([first, second]);
      return;
    }
    if (pressed?.id === event.pointerId && !going) {
      const { start, slop, press } = pressed;
      if (Math.hypot(at.frame.x - start.frame.x, at.frame.y - start.frame.y) < slop) return;
      clearTimeout(holding);
      if (!press.drag) return;
      begin(event.pointerId, press.drag(start));
    }
    if (going?.id === event.pointerId) {
      if (going.gesture.pass) for (const each of eventsIn(event)) going.gesture.pass(placeOf(each));
      nextMove = at;
      drawing ||= requestAnimationFrame(flush);
    } else if (!pressed && event.pointerType !== "touch") rules.onHover(at);
  };

  const onUp = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (fingers.size < 2) pinching = null;
    const at = placeOf(event);
    if (going?.id === event.pointerId) {
      const { gesture } = going;
      release();
      gesture.end(at);
    } else if (pressed?.id === event.pointerId) {
      const { press } = pressed;
      release();
      const { x, y } = at.frame;
      const reach = event.pointerType === "touch" ? DOUBLE_TAP.touch : DOUBLE_TAP.mouse;
      const again = event.timeStamp - lastTap.at < DOUBLE_TAP.ms && Math.hypot(x - lastTap.x, y - lastTap.y) < reach;
      lastTap = { at: again ? Number.NEGATIVE_INFINITY : event.timeStamp, x, y };
      if (!again || !rules.onDoubleTap(at)) press.tap(at);
    }
  };

  const onLost = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (fingers.size < 2) pinching = null;
    if (going?.id === event.pointerId || pressed?.id === event.pointerId) cancel();
  };

  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 30;
    const isTrackpad = event.deltaX !== 0 || event.shiftKey;
    if (isTrackpad && !event.ctrlKey && !event.metaKey) {
      const { scale, x, y } = camera.current();
      camera.show({ scale, x: x - event.deltaX * unit, y: y - event.deltaY * unit });
      return;
    }
    // A trackpad pinch arrives as small wheel events with Ctrl.
    const speed = event.ctrlKey ? 120 : 400;
    camera.zoomBy(Math.exp((-event.deltaY * unit) / speed), placeOf(event).frame, false);
  };

  const controller = new AbortController();
  const { signal } = controller;
  frame.addEventListener("pointerdown", onDown, { signal });
  frame.addEventListener("pointermove", onMove, { signal });
  frame.addEventListener("pointerleave", () => rules.onHover(null), { signal });
  // On the window: a pointer may be released outside the frame.
  window.addEventListener("pointerup", onUp, { signal });
  window.addEventListener("pointercancel", onLost, { signal });
  // The first target loses a finger's capture to the frame when a drag begins: this does not end the drag.
  frame.addEventListener("lostpointercapture", (event) => event.target === frame && onLost(event), { signal });
  window.addEventListener("blur", () => void cancel(), { signal });
  frame.addEventListener("wheel", onWheel, { signal, passive: false });
  // Prevents autoscroll with the middle button, and native dragging of pictures.
  frame.addEventListener("mousedown", (event) => event.button === MOUSE_MIDDLE && event.preventDefault(), { signal });
  frame.addEventListener("dragstart", (event) => event.preventDefault(), { signal });

  return {
    cancel,
    setSpace: (down) => {
      space = down;
      frame.toggleAttribute("data-grab", down);
    },
    stop: () => {
      cancel();
      controller.abort();
    },
  };
}

/** @param rules read at each event: the same object for the life of the surface */
export function useCanvasGestures(
  frame: RefObject<HTMLElement | null>,
  camera: EditorCamera,
  rules: PointerRules,
): RefObject<CanvasGestures | null> {
  const gestures = useRef<CanvasGestures>(null);
  useEffect(() => {
    if (!frame.current) return;
    const listening = listenToPointers(frame.current, camera, rules);
    gestures.current = listening;
    return listening.stop;
  }, [frame, camera, rules]);
  return gestures;
}

function panGesture(camera: EditorCamera, start: Point): Gesture {
  const view: PlanView = camera.current();
  const move: Gesture["move"] = ({ frame }) =>
    camera.show({ ...view, x: view.x + frame.x - start.x, y: view.y + frame.y - start.y });
  return { move, end: move, cancel: () => camera.show(view) };
}

type Pair = readonly [Point, Point];

function pinchGesture(camera: EditorCamera, start: Pair): (now: Pair) => void {
  const view = camera.current();
  const { least, largest } = camera.limits();
  return (now) => camera.show(pinch(view, start, now, largest, least));
}
