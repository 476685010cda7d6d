import type { HallPlan, PlanGroup } from "#contracts/hall-plan.ts";
import { TABLE_RADIUS } from "./hall.ts";

/** `around`: seats are on opposite sides. */
export type StageFront = "down" | "up" | "left" | "right" | "around";

/** Share of the seats behind the stage above which the stage counts as `around`. */
const OPPOSITE = 0.2;

export function stageFront({ stage, groups }: Pick<HallPlan, "stage" | "groups">): StageFront {
  const seats = groups.flatMap((group) => group.seats);
  if (seats.length === 0) return "down";
  const share = (isBeyond: (seat: { x: number; y: number }) => boolean) => seats.filter(isBeyond).length / seats.length;
  const shares = {
    down: share(({ y }) => y > stage.y + stage.height),
    up: share(({ y }) => y < stage.y),
    left: share(({ x }) => x < stage.x),
    right: share(({ x }) => x > stage.x + stage.width),
  };
  const opposites = { down: "up", up: "down", left: "right", right: "left" } as const;
  const sides = ["down", "up", "left", "right"] as const;
  const front = sides.reduce((best, side) => (shares[side] > shares[best] ? side : best));
  return shares[opposites[front]] > OPPOSITE ? "around" : front;
}

/** Size of a table's top before it is turned, in units; a long one is twice as long as wide unless the plan says so. */
export function tableSize({ shape, width, height }: Pick<PlanGroup, "shape" | "width" | "height">) {
  const side = 2 * TABLE_RADIUS;
  return { width: width || (shape === "long" ? 2 * side : side), height: height || side };
}
