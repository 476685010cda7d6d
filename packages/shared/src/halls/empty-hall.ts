import type { HallPlan } from "../contracts/hall-plan.ts";

/** Returns a first drawing, as a new object: a stage and a zone, no seats. */
export function emptyHall(name: string): HallPlan {
  return {
    name,
    width: 1200,
    height: 900,
    stage: { x: 250, y: 0, width: 700, height: 140, label: "PODIUM" },
    zones: [{ id: "zaal", name: "Zaal" }],
    groups: [],
    decor: [],
  };
}
