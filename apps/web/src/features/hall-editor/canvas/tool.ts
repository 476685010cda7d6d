import type { SeatKind } from "@podium/shared/contracts/hall-plan";
import type { Point } from "#ui/hall-plan/pan-zoom.ts";
import type { Act } from "../model/drawing.ts";

/** Size of an element that is drawn out; none for a click. */
export interface DrawnSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Puts something new in the plan. `place` makes the act; what the act adds and selects is also the ghost under the
 * pointer, so `place` must be stable as long as its settings are the same.
 */
export interface AddTool {
  readonly kind: "add-row-block" | "add-table" | "add-spot" | "add-decor";
  /** For the announcer: 'een blok rijen'. */
  readonly what: string;
  /** @param at where its middle comes; `size` when it was drawn out with the pointer (decor, rows) */
  readonly place: (at: Point, size?: DrawnSize) => Act;
}

/** A tool, by what a press on the drawing does. */
export type Tool =
  | { readonly kind: "select" }
  | { readonly kind: "lasso" }
  | { readonly kind: "pan" }
  /** Moves and scales the floor plan picture below the drawing. */
  | { readonly kind: "underlay" }
  | AddTool
  | { readonly kind: "paint-zone"; readonly zone: string }
  | { readonly kind: "paint-kind"; readonly seatKind: SeatKind };

/** The floor plan picture that lies below the drawing while one draws; never part of the plan. */
export interface Underlay extends Point {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** From 0 to 1. */
  readonly opacity: number;
}

/** Where the picture lies, in units of the drawing. */
export type UnderlayPlace = Pick<Underlay, "x" | "y" | "width" | "height">;
