import { move } from "#modules/editors/hall-editor/commands/move.ts";
import { boundsOf } from "#modules/editors/hall-editor/model/bounds.ts";
import { createSnapper, type Guide } from "#modules/editors/hall-editor/model/snap.ts";
import type { EditorContext } from "./editor-context.ts";
import type { Gesture, PointerAt } from "./gesture.ts";

/** Distance in CSS pixels within which elements snap. */
export const SNAP_DISTANCE = 6;
/** Distance between the lines of the snapping grid, in units of the drawing. */
const SNAP_GRID = 10;

export function moveGesture(context: EditorContext, start: PointerAt): Gesture {
  const { editor, live, camera } = context;
  const { plan, selection } = editor.state();
  const bounds = boundsOf(plan, selection);
  const snapper = createSnapper(plan, selection, { grid: SNAP_GRID });
  live.lift(selection);

  const distance = (at: PointerAt): { dx: number; dy: number; guides: readonly Guide[] } => {
    let dx = at.plan.x - start.plan.x;
    let dy = at.plan.y - start.plan.y;
    if (at.shift && Math.abs(dx) > Math.abs(dy)) dy = 0;
    else if (at.shift) dx = 0;
    if (at.alt || !bounds || !context.snapping()) return { dx, dy, guides: [] };
    return snapper.snap(bounds, dx, dy, SNAP_DISTANCE / camera.current().scale);
  };

  return {
    move(at) {
      const { dx, dy, guides } = distance(at);
      live.carry({ dx, dy });
      live.guides(guidesPath(guides));
    },
    end(at) {
      const { dx, dy } = distance(at);
      live.clear();
      editor.run(move(dx, dy));
    },
    cancel: () => live.clear(),
  };
}

export function guidesPath(guides: readonly Guide[]): string | null {
  return guides.map(guidePath).join("") || null;
}

function guidePath({ direction, at, from, to }: Guide): string {
  return direction === "vertical" ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`;
}
