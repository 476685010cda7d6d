import type { Point } from "@podium/shared/halls/boxes";
import type { Bounds } from "#modules/editors/hall-editor/model/bounds.ts";
import type { Selection } from "#modules/editors/hall-editor/model/drawing.ts";
import { elementsInBox, elementsInLasso } from "#modules/editors/hall-editor/model/hit.ts";
import { boxPath } from "#modules/editors/hall-editor/model/outlines.ts";
import type { EditorContext } from "./editor-context.ts";
import type { Gesture, PointerAt } from "./gesture.ts";

export function boxGesture(context: EditorContext, start: PointerAt): Gesture {
  const box = (at: PointerAt): Bounds => boxBetween(start.plan, at.plan);
  return {
    move: (at) => context.live.outline(boxPath(box(at)), "box"),
    end(at) {
      context.live.clear();
      selectFound(context, elementsInBox(context.editor.state().plan, box(at), context.within()), start.shift);
    },
    cancel: () => context.live.clear(),
  };
}

/** Distance between the points of a lasso, in CSS pixels. */
const LASSO_STEP = 4;

export function lassoGesture(context: EditorContext, start: PointerAt): Gesture {
  const points: Point[] = [start.plan];
  let last = start.frame;
  const pass = (at: PointerAt) => {
    if (Math.hypot(at.frame.x - last.x, at.frame.y - last.y) < LASSO_STEP) return;
    last = at.frame;
    points.push(at.plan);
  };
  return {
    pass,
    move: () => context.live.outline(`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`, "lasso"),
    end(at) {
      pass(at);
      context.live.clear();
      selectFound(context, elementsInLasso(context.editor.state().plan, points, context.within()), start.shift);
    },
    cancel: () => context.live.clear(),
  };
}

export function boxBetween(a: Point, b: Point): Bounds {
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    right: Math.max(a.x, b.x),
    bottom: Math.max(a.y, b.y),
  };
}

function selectFound({ editor }: EditorContext, found: Selection, beside: boolean): void {
  editor.select(beside ? new Set([...editor.state().selection, ...found]) : found);
}
