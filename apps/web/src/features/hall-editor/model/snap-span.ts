/** An interval along the direction in which one snaps, and across it. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly near: number;
  readonly far: number;
}

/** A shift that makes something fit, and what to draw then. */
export interface Fit {
  readonly by: number;
  readonly guides: (shifted: Span) => readonly AlongGuide[];
}

/** A guide before it is known which direction is meant: `isAcross` lies across the direction in which one snaps. */
export interface AlongGuide {
  readonly isAcross: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly kind: "line" | "distance" | "grid";
}
