import { type Act, type Drawing, groupKey, NOTHING } from "#modules/editors/hall-editor/model/drawing.ts";
import { withRoom } from "#modules/editors/hall-editor/commands/paper.ts";
import { boxPath, outlineOf } from "#modules/editors/hall-editor/model/outlines.ts";
import type { AddTool } from "#modules/editors/hall-editor/state/tool.ts";
import type { Gesture, PointerAt, Workbench } from "./gesture.ts";
import type { ShowPlacing } from "./placing.ts";
import { boxBetween } from "./select-area.ts";

/** A drawn box smaller than this, in CSS pixels, counts as a click. */
const SMALLEST_BOX = 12;

interface PlaceOptions {
  readonly showPlacing: ShowPlacing;
  /** @param again Shift was down: the tool remains chosen */
  readonly onPlaced: (again: boolean) => void;
}

/**
 * Adds the tool's element where the pointer is released. A drawn box is the size of a decor, or is filled with
 * rows.
 */
export function placeGesture(bench: Workbench, tool: AddTool, start: PointerAt, options: PlaceOptions): Gesture {
  const { editor, live } = bench;
  const draws = tool.kind === "add-decor" || tool.kind === "add-row-block";
  const isBox = ({ frame }: PointerAt): boolean =>
    draws && Math.hypot(frame.x - start.frame.x, frame.y - start.frame.y) >= SMALLEST_BOX;
  const drawn = (at: PointerAt): Act => {
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
      if (tool.kind === "add-decor") {
        live.outline(box, "preview");
        return;
      }
      const after = drawn(at).apply({ plan: editor.state().plan, selection: NOTHING });
      live.outline(box + outlineOf(after), "preview");
      live.measure(rowsInWords(after), at.plan);
    },
    end(at) {
      const act = isBox(at) ? drawn(at) : tool.place(options.showPlacing(tool, at));
      live.clear();
      editor.run(withRoom(act));
      options.onPlaced(at.shift);
    },
    cancel() {
      live.clear();
      live.moveGhost(null);
    },
  };
}

/** '12 rijen van 16'. */
function rowsInWords({ plan, selection }: Drawing): string {
  const groups = plan.groups.filter(({ id }) => selection.has(groupKey(id)));
  const rows = new Set(groups.map(({ label }) => label)).size;
  const seats = groups.reduce((sum, group) => sum + group.seats.length, 0);
  return `${rows === 1 ? "1 rij" : `${rows} rijen`} van ${seats / Math.max(1, rows)}`;
}
