import type { Point } from "@podium/shared/halls/boxes";
import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { withRoom } from "#modules/editors/hall-editor/commands/paper.ts";
import { type Bounds, boundsOf } from "#modules/editors/hall-editor/model/bounds.ts";
import { type Command, type Drawing, groupKey, NOTHING } from "#modules/editors/hall-editor/model/drawing.ts";
import { boxPath, outlineOf } from "#modules/editors/hall-editor/model/outlines.ts";
import { createSnapper, type Snapper } from "#modules/editors/hall-editor/model/snap.ts";
import type { AddTool } from "#modules/editors/hall-editor/state/tool.ts";
import type { EditorContext } from "./editor-context.ts";
import type { Gesture, PointerAt } from "./gesture.ts";
import { guidesPath, SNAP_DISTANCE } from "./move-selection.ts";
import { boxBetween } from "./select-area.ts";

/** A drawn box smaller than this, in CSS pixels, counts as a click. */
const SMALLEST_BOX = 12;

interface PlaceOptions {
  readonly showPlacing: ShowPlacing;
  /** @param again Shift was down: the tool remains chosen */
  readonly onPlaced: (again: boolean) => void;
}

/** Adds the element on release. A drawn box is the size of a decor or area, or is filled with rows. */
export function placeGesture(context: EditorContext, tool: AddTool, start: PointerAt, options: PlaceOptions): Gesture {
  const { editor, live } = context;
  const draws = tool.kind === "add-decor" || tool.kind === "add-area" || tool.kind === "add-row-block";
  const isBox = ({ frame }: PointerAt): boolean =>
    draws && Math.hypot(frame.x - start.frame.x, frame.y - start.frame.y) >= SMALLEST_BOX;
  const drawn = (at: PointerAt): Command => {
    const { left, top, right, bottom } = boxBetween(start.plan, at.plan);
    const size = { width: Math.round(right - left), height: Math.round(bottom - top) };
    return tool.place({ x: (left + right) / 2, y: (top + bottom) / 2 }, size);
  };
  return {
    move(at) {
      if (!isBox(at)) {
        live.outline(null);
        options.showPlacing(tool, at);
        return;
      }
      live.moveGhost(null);
      live.guides(null);
      const box = boxPath(boxBetween(start.plan, at.plan));
      if (tool.kind !== "add-row-block") {
        live.outline(box, "preview");
        return;
      }
      const after = drawn(at).apply({ plan: editor.state().plan, selection: NOTHING });
      live.outline(box + outlineOf(after), "preview");
      live.measure(rowsInWords(after), at.plan);
    },
    end(at) {
      const command = isBox(at) ? drawn(at) : tool.place(options.showPlacing(tool, at));
      live.clear();
      editor.run(withRoom(command));
      options.onPlaced(at.shift);
    },
    cancel() {
      live.clear();
      live.moveGhost(null);
    },
  };
}

function rowsInWords({ plan, selection }: Drawing): string {
  const groups = plan.groups.filter(({ id }) => selection.has(groupKey(id)));
  const rows = new Set(groups.map(({ label }) => label)).size;
  const seats = groups.reduce((sum, group) => sum + group.seats.length, 0);
  return `${rows === 1 ? "1 rij" : `${rows} rijen`} van ${seats / Math.max(1, rows)}`;
}

/** Previews the tool's element at the pointer. @returns its centre */
type ShowPlacing = (tool: AddTool, at: PointerAt) => Point;

/** Snaps to edges and middles, unless Alt is down, but not to the grid: the ghost would jump under the pointer. */
export function makePlacing({ editor, camera, live, snapping }: EditorContext): ShowPlacing {
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
