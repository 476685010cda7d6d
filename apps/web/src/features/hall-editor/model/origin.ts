import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import type { Point } from "./bounds.ts";

const ORIGIN: Point = { x: 0, y: 0 };
const origins = new WeakMap<HallPlan, Point>();

/** How far everything moved since the drawing was opened, as it grew at the left or at the front. In its units. */
export function originOf(plan: HallPlan): Point {
  return origins.get(plan) ?? ORIGIN;
}

/** @returns the plan itself, of which `originOf` now knows */
export function keepOrigin(plan: HallPlan, origin: Point): HallPlan {
  if (origin !== ORIGIN) origins.set(plan, origin);
  return plan;
}
