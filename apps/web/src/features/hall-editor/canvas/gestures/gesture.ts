import type { Point } from "#ui/hall-plan/pan-zoom.ts";
import type { Editor } from "../../model/editor.ts";
import type { LiveLayer } from "../live-layer.ts";
import type { EditorCamera } from "../use-editor-camera.ts";

/** Where a pointer is, and what is held down with it. */
export interface PointerAt {
  /** CSS pixels from the frame's upper left corner. */
  readonly frame: Point;
  /** Units of the drawing. */
  readonly plan: Point;
  readonly shift: boolean;
  /** Without snapping. */
  readonly alt: boolean;
}

/**
 * An interaction between press and release. It draws on the live layer only; the plan changes once, in `end`, so that
 * it is one step of history and React draws once.
 */
export interface Gesture {
  /** Each place that it passes, also those between two frames: for a line that is drawn by hand. */
  readonly pass?: (at: PointerAt) => void;
  /** At most once a frame. */
  readonly move: (at: PointerAt) => void;
  readonly end: (at: PointerAt) => void;
  /** Leaves everything as it was before the press. */
  readonly cancel: () => void;
}

/** The context that gestures work with; the same object for the life of the surface. */
export interface Workbench {
  readonly editor: Editor;
  readonly camera: EditorCamera;
  readonly live: LiveLayer;
  /** The group whose seats one points at, or null. */
  readonly within: () => string | null;
  readonly setWithin: (groupId: string | null) => void;
  readonly snapping: () => boolean;
}

/** Something to take hold of around what is selected. */
export interface Handle {
  readonly id: string;
  readonly look: "rotate" | "resize" | "curve";
  readonly x: number;
  readonly y: number;
  readonly drag: (bench: Workbench, start: PointerAt) => Gesture;
}
