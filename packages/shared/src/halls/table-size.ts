import type { PlanGroup } from "../contracts/hall-plan.ts";
import { TABLE_RADIUS } from "./hall.ts";

/** Size of a table's top before it is turned, in units; a long one is twice as long as wide unless the plan says so. */
export function tableSize({ shape, width, height }: Pick<PlanGroup, "shape" | "width" | "height">) {
  const side = 2 * TABLE_RADIUS;
  return { width: width || (shape === "long" ? 2 * side : side), height: height || side };
}
