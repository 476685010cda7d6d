import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import type { Point } from "./bounds.ts";

const ORIGIN: Point = { x: 0, y: 0 };
const origins = new WeakMap<HallPlan, Point>();

/** Distance in units that everything has moved since opening, as the drawing grew at the left or the front. */
export function originOf(plan: HallPlan): Point {
  return origins.get(plan) ?? ORIGIN;
}

/** Stores the origin for `originOf`. @returns the plan itself */
export function keepOrigin(plan: HallPlan, origin: Point): HallPlan {
  if (origin !== ORIGIN) origins.set(plan, origin);
  return plan;
}
