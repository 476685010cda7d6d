import { type HallGroup, SEAT_SIZE } from "./hall.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Returns the smallest box around these points, widened by `margin` on each side; a box without size for no points. */
export function boxOf(points: readonly Point[], margin: number): Box {
  if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
}

const boxes = new WeakMap<HallGroup, Box>();

export function groupBox(group: HallGroup): Box {
  let box = boxes.get(group);
  if (!box) boxes.set(group, (box = boxOf(group.seats, SEAT_SIZE / 2)));
  return box;
}
