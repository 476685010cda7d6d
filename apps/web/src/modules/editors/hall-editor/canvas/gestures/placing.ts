import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import type { Point } from "#ui/hall-plan/pan-zoom.ts";
import { type Bounds, boundsOf } from "../../model/bounds.ts";
import { NOTHING } from "../../model/drawing.ts";
import { createSnapper, type Snapper } from "../../model/snap.ts";
import type { AddTool } from "#modules/editors/hall-editor/state/tool.ts";
import type { PointerAt, Workbench } from "./gesture.ts";
import { guidesPath, SNAP_DISTANCE } from "./move-selection.ts";

/** Previews the tool's element at the pointer. @returns its centre */
export type ShowPlacing = (tool: AddTool, at: PointerAt) => Point;

/**
 * Snaps the ghost to edges and middles of other elements, unless Alt is down. The grid is not used: the ghost would
 * jump under the pointer. One snapper serves a tool and plan.
 */
export function makePlacing({ editor, camera, live, snapping }: Workbench): ShowPlacing {
  let known: { tool: AddTool; plan: HallPlan; snapper: Snapper; bounds: Bounds | undefined } | null = null;
  const lookUp = (tool: AddTool, plan: HallPlan) => {
    if (known?.tool === tool && known.plan === plan) return known;
    const placed = tool.place({ x: 0, y: 0 }).apply({ plan, selection: NOTHING });
    const bounds = boundsOf(placed.plan, placed.selection);
    known = { tool, plan, bounds, snapper: createSnapper(plan, NOTHING, { grid: 0 }) };
    return known;
  };
  return (tool, { plan: { x, y }, alt }) => {
    const { bounds, snapper } = lookUp(tool, editor.state().plan);
    const tolerance = SNAP_DISTANCE / camera.current().scale;
    const snapped = bounds && !alt && snapping() ? snapper.snap(bounds, x, y, tolerance) : null;
    const at = snapped ? { x: snapped.dx, y: snapped.dy } : { x, y };
    live.moveGhost(at);
    live.guides(snapped ? guidesPath(snapped.guides) : null);
    return at;
  };
}
