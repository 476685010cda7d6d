import type { HallPlan, PlanDecor, PlanGroup, PlanSeat } from "@podium/shared/contracts/hall-plan";
import { SEAT_SIZE } from "@podium/shared/halls/hall";
import { tableSize } from "@podium/shared/halls/drawing";
import { type Element, type ElementKey, elementOf } from "./drawing.ts";

/** Units of the drawing; `bottom` is below `top`. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
  readonly turn?: number | undefined;
}

export function middleOf({ left, top, right, bottom }: Bounds): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Undefined for an empty list. */
export function union(all: Iterable<Bounds>): Bounds | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const bounds of all) {
    left = Math.min(left, bounds.left);
    top = Math.min(top, bounds.top);
    right = Math.max(right, bounds.right);
    bottom = Math.max(bottom, bounds.bottom);
  }
  return left === Infinity ? undefined : { left, top, right, bottom };
}

export function seatBounds({ x, y }: PlanSeat): Bounds {
  return around({ x, y }, SEAT_SIZE, SEAT_SIZE);
}

export function decorBounds(decor: PlanDecor): Bounds {
  return rectangleBounds(decor);
}

const known = new WeakMap<PlanGroup, Bounds>();

export function groupBounds(group: PlanGroup): Bounds {
  const before = known.get(group);
  if (before) return before;
  const parts = group.seats.map(seatBounds);
  if (group.kind === "table") parts.push(tableBounds(group));
  if (group.kind === "area") parts.push(rectangleBounds(areaRectangle(group)));
  const bounds = union(parts) ?? around(group, 0, 0);
  known.set(group, bounds);
  return bounds;
}

function tableBounds(group: PlanGroup): Bounds {
  const { width, height } = tableSize(group);
  const turn = group.shape === "round" || group.shape === undefined ? 0 : (group.turn ?? 0);
  return rectangleBounds({ x: group.x - width / 2, y: group.y - height / 2, width, height, turn });
}

/** The shape of an area from its upper left corner, before its turn. */
export function areaRectangle({ x, y, width = 0, height = 0, turn = 0 }: PlanGroup): Rectangle & { turn: number } {
  return { x: x - width / 2, y: y - height / 2, width, height, turn };
}

export function elementBounds(element: Element): Bounds {
  switch (element.type) {
    case "group":
      return groupBounds(element.group);
    case "seat":
      return seatBounds(element.seat);
    case "decor":
      return rectangleBounds(element.decor);
    case "stage":
      return rectangleBounds(element.stage);
  }
}

/** Returns the common bounds of these elements; undefined when the plan has none of them. */
export function boundsOf(plan: HallPlan, keys: Iterable<ElementKey>): Bounds | undefined {
  const parts: Bounds[] = [];
  for (const key of keys) {
    const element = elementOf(plan, key);
    if (element) parts.push(elementBounds(element));
  }
  return union(parts);
}

/** Returns the bounds of a rectangle that is turned around its middle. */
function rectangleBounds({ x, y, width, height, turn = 0 }: Rectangle): Bounds {
  const radians = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  return around({ x: x + width / 2, y: y + height / 2 }, width * cos + height * sin, width * sin + height * cos);
}

function around({ x, y }: Point, width: number, height: number): Bounds {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}
