import type { Box, Point } from "@podium/shared/halls/boxes";
/** A view maps a point p of the unzoomed drawing, in CSS pixels, to p * scale + (x, y). Scale 1 fits the hall. */
export interface PlanView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function overlap(a: Box, b: Box): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
}

export function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

export const WHOLE_HALL: PlanView = { scale: 1, x: 0, y: 0 };

/** CSS pixels across a seat below which a finger cannot hit just one (WCAG 2.2, target size). */
export const SMALLEST_TARGET = 24;
/** CSS pixels across a seat after a double tap. */
export const EASY_TARGET = 40;
const LARGEST_SEAT = 72;

/** CSS pixels per unit of the drawing at scale 1, and its offset from the frame's left (centred). */
export function fitIn(frame: Size, drawing: Size): { unit: number; left: number } {
  const unit = Math.min(frame.width / drawing.width, frame.height / drawing.height);
  return { unit, left: (frame.width - drawing.width * unit) / 2 };
}

/** The largest scale: seats grow to 72 px, and any screen can at least double the hall. */
export function largestScale(seatPixels: number): number {
  return seatPixels > 0 ? Math.max(2, LARGEST_SEAT / seatPixels) : 2;
}

/** Clamps the scale between the whole hall and `largest`, and keeps the frame filled. */
export function clampView(view: PlanView, frame: Size, largest: number): PlanView {
  const scale = Math.min(Math.max(view.scale, 1), largest);
  return {
    scale,
    x: clamp(view.x, frame.width * (1 - scale), 0),
    y: clamp(view.y, frame.height * (1 - scale), 0),
  };
}

export function zoomAround(view: PlanView, scale: number, point: Point): PlanView {
  const factor = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * factor,
    y: point.y - (point.y - view.y) * factor,
  };
}

export function centreOn(point: Point, scale: number, frame: Size): PlanView {
  return {
    scale,
    x: frame.width / 2 - point.x * scale,
    y: frame.height / 2 - point.y * scale,
  };
}

/** Moves the view just enough to show a box of the unzoomed drawing, with `margin` pixels around it. */
export function reveal(view: PlanView, box: Box, frame: Size, margin: number): PlanView {
  const edge = (start: number, length: number, offset: number, room: number) => {
    const from = start * view.scale + offset - margin;
    const to = (start + length) * view.scale + offset + margin;
    if (from < 0) return offset - from;
    return to > room ? offset - (to - room) : offset;
  };
  return {
    scale: view.scale,
    x: edge(box.x, box.width, view.x, frame.width),
    y: edge(box.y, box.height, view.y, frame.height),
  };
}

/** Applies a pinch: the points under the fingers stay under them, as far as the scale allows. */
export function pinch(
  view: PlanView,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  largest: number,
  least = 1,
): PlanView {
  const spread = distance(after) / Math.max(1, distance(before));
  const from = middle(before);
  const to = middle(after);
  const zoomed = zoomAround(view, clamp(view.scale * spread, least, largest), from);
  return { scale: zoomed.scale, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
}

function distance([a, b]: readonly [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
