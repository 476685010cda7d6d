import { type PlanView, pinch, type Point } from "#ui/hall-plan/pan-zoom.ts";
import type { EditorCamera } from "../use-editor-camera.ts";
import type { Gesture } from "./gesture.ts";

/** Moves the view with the pointer. */
export function panGesture(camera: EditorCamera, start: Point): Gesture {
  const view: PlanView = camera.current();
  const move: Gesture["move"] = ({ frame }) =>
    camera.follow({ ...view, x: view.x + frame.x - start.x, y: view.y + frame.y - start.y });
  return { move, end: move, cancel: () => camera.follow(view) };
}

type Pair = readonly [Point, Point];

/** Moves and scales the view with two fingers. @returns how to update their positions */
export function pinchGesture(camera: EditorCamera, start: Pair): (now: Pair) => void {
  const view = camera.current();
  const { least, largest } = camera.limits();
  return (now) => camera.follow(pinch(view, start, now, largest, least));
}
