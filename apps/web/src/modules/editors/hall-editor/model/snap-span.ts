/** An interval along the snapping direction, and across it. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly near: number;
  readonly far: number;
}

/** A shift that snaps an element, and the guides to draw then. */
export interface Fit {
  readonly by: number;
  readonly guides: (shifted: Span) => readonly AlongGuide[];
}

/** A guide without its absolute direction: `isAcross` lies across the snapping direction. */
export interface AlongGuide {
  readonly isAcross: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly kind: "line" | "distance" | "grid";
}
