import type { Point } from "#ui/hall-plan/pan-zoom.ts";
import { rotate } from "#modules/editors/hall-editor/commands/move.ts";
import type { Gesture, PointerAt, Workbench } from "./gesture.ts";

/** Step in degrees to which a rotation snaps. */
const TURN_STEP = 15;

/** Turns the selection around `pivot`, in steps of 15 degrees unless Alt is down. */
export function turnGesture(bench: Workbench, start: PointerAt, pivot: Point): Gesture {
  const { editor, live } = bench;
  const { selection } = editor.state();
  const from = angleOf(start.plan, pivot);
  const turnAt = ({ plan, alt }: PointerAt): number => {
    const turn = ((angleOf(plan, pivot) - from + 540) % 360) - 180;
    return alt || !bench.snapping() ? Math.round(turn) : Math.round(turn / TURN_STEP) * TURN_STEP;
  };
  live.lift(selection);
  return {
    move: (at) => live.carry({ dx: 0, dy: 0, turn: turnAt(at), pivot }),
    end(at) {
      live.clear();
      editor.run(rotate(turnAt(at)));
    },
    cancel: () => live.clear(),
  };
}

function angleOf(point: Point, pivot: Point): number {
  return (Math.atan2(point.y - pivot.y, point.x - pivot.x) * 180) / Math.PI;
}
