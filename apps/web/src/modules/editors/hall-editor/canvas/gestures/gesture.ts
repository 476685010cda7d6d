import type { Point } from "@podium/shared/halls/boxes";
import type { EditorContext } from "./editor-context.ts";

export interface PointerAt {
  /** CSS pixels from the frame's upper left corner. */
  readonly frame: Point;
  /** Units of the drawing. */
  readonly plan: Point;
  readonly shift: boolean;
  /** Alt suspends snapping. */
  readonly alt: boolean;
}

/** Draws on the live layer only; the plan changes once, in `end`: one step of history, and React draws once. */
export interface Gesture {
  /** Receives every position, also those between two frames: for freehand lines. */
  readonly pass?: (at: PointerAt) => void;
  /** Called at most once per frame. */
  readonly move: (at: PointerAt) => void;
  readonly end: (at: PointerAt) => void;
  readonly cancel: () => void;
}

export interface Handle {
  readonly id: string;
  readonly look: "rotate" | "resize" | "curve";
  readonly x: number;
  readonly y: number;
  readonly drag: (context: EditorContext, start: PointerAt) => Gesture;
}
