import type { AddTool } from "./tool.ts";
import { withRoom } from "#modules/editors/hall-editor/commands/paper.ts";
import { boundsOf, groupBounds, union } from "#modules/editors/hall-editor/model/bounds.ts";
import type { Act, Drawing } from "#modules/editors/hall-editor/model/drawing.ts";

/** Gap between existing elements and a new one below them. */
const GAP = 40;

/** Adds the tool's element behind all others, in the middle; the drawing grows if it does not fit. */
export function placeInFreeRoom(tool: AddTool): Act {
  return {
    name: (drawing) => tool.place(spotFor(tool, drawing)).name(drawing),
    apply: (drawing) => withRoom(tool.place(spotFor(tool, drawing))).apply(drawing),
  };
}

function spotFor(tool: AddTool, drawing: Drawing): { x: number; y: number } {
  const { plan } = drawing;
  const middle = { x: plan.width / 2, y: 0 };
  const tried = tool.place(middle).apply(drawing);
  const own = boundsOf(tried.plan, tried.selection);
  const taken = union(plan.groups.map((group) => groupBounds(group)));
  const below = Math.max(plan.stage.y + plan.stage.height, taken?.bottom ?? 0) + GAP;
  return { x: middle.x, y: below - (own?.top ?? 0) };
}
