import type { PlanDecor, SeatKind } from "@podium/shared/contracts/hall-plan";
import type { Point } from "#ui/hall-plan/pan-zoom.ts";
import type { Act } from "#modules/editors/hall-editor/model/drawing.ts";

/** Size of a box drawn with the pointer; absent for a click. */
export interface DrawnSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Adds something to the plan. `place` makes the act; the ghost under the pointer shows the elements that this act adds
 * and selects, so `place` must be stable as long as its settings are the same.
 */
export interface AddTool {
  readonly kind: "add-row-block" | "add-table" | "add-spot" | "add-decor";
  /** For the announcer: 'een blok rijen'. */
  readonly what: string;
  /** @param at centre of the new element; `size` if it was drawn with the pointer (decor, rows) */
  readonly place: (at: Point, size?: DrawnSize) => Act;
}

/** The tools of the palette. */
export type ToolName =
  | "select"
  | "lasso"
  | "pan"
  | "rows"
  | "table"
  | "spot"
  | "seat-kind"
  | "zone"
  | "underlay"
  | PlanDecor["kind"];

/** A tool, by the effect of a press on the drawing. */
export type Tool =
  | { readonly kind: "select" }
  | { readonly kind: "lasso" }
  | { readonly kind: "pan" }
  /** Moves and scales the floor plan picture below the drawing. */
  | { readonly kind: "underlay" }
  | AddTool
  | { readonly kind: "paint-zone"; readonly zone: string }
  | { readonly kind: "paint-kind"; readonly seatKind: SeatKind };

/** The floor plan picture below the drawing in the editor; never part of the plan. */
export interface Underlay extends Point {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** From 0 to 1. */
  readonly opacity: number;
}

/** Place of the picture, in units of the drawing. */
export type UnderlayPlace = Pick<Underlay, "x" | "y" | "width" | "height">;

export function isAddTool(tool: Tool): tool is AddTool {
  return "place" in tool;
}
