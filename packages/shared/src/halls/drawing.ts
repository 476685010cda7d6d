import type { HallPlan, PlanGroup } from "#contracts/hall-plan.ts";
import { capacityOf, TABLE_RADIUS } from "./hall.ts";

/** `around`: seats are on opposite sides. */
export type StageFront = "down" | "up" | "left" | "right" | "around";

/** Share of the seats behind the stage above which the stage counts as `around`. */
const OPPOSITE = 0.2;

const fronts = new WeakMap<object, StageFront>();

/** Spares a phone a look at every seat, after the server's. */
export function noteStageFront(plan: HallPlan, front: StageFront): void {
  fronts.set(plan, front);
}

export function stageFront(plan: Pick<HallPlan, "stage" | "groups">): StageFront {
  let front = fronts.get(plan);
  if (!front) fronts.set(plan, (front = findStageFront(plan)));
  return front;
}

interface Placed {
  readonly x: number;
  readonly y: number;
  /** One for a seat */
  readonly people?: number;
}

function findStageFront({ stage, groups }: Pick<HallPlan, "stage" | "groups">): StageFront {
  const placed = groups.flatMap((group): readonly Placed[] =>
    group.kind === "area" ? [{ x: group.x, y: group.y, people: capacityOf(group) }] : group.seats,
  );
  const peopleOf = (places: readonly Placed[]) => places.reduce((sum, { people = 1 }) => sum + people, 0);
  const all = peopleOf(placed);
  if (all === 0) return "down";
  const share = (isBeyond: (place: Placed) => boolean) => peopleOf(placed.filter(isBeyond)) / all;
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
