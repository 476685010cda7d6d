import type { Point } from "@podium/shared/halls/boxes";
import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { rotate } from "#modules/editors/hall-editor/commands/move.ts";
import { rowShape, setRowShape } from "#modules/editors/hall-editor/commands/row-shape.ts";
import { type Bounds, boundsOf, middleOf } from "#modules/editors/hall-editor/model/bounds.ts";
import { type Drawing, elementOf, type Selection } from "#modules/editors/hall-editor/model/drawing.ts";
import { frameOf } from "#modules/editors/hall-editor/model/rows.ts";
import type { EditorContext } from "./editor-context.ts";
import type { Gesture, Handle, PointerAt } from "./gesture.ts";
import { previewGesture, resizeHandles, tableHandles } from "./reshape.ts";

export function handlesFor(plan: HallPlan, selection: Selection): Handle[] {
  const bounds = boundsOf(plan, selection);
  if (!bounds) return [];
  const [only] = selection.size === 1 ? selection : [];
  const element = only && elementOf(plan, only);
  const handles = element ? [...resizeHandles(element), ...tableHandles(element)] : [];
  handles.push(...curveHandle({ plan, selection }, bounds));
  // The stage cannot be turned.
  if (element?.type === "stage") return handles;
  const pivot = middleOf(bounds);
  const drag: Handle["drag"] = (context, start) => turnGesture(context, start, pivot);
  return [...handles, { id: "rotate", look: "rotate", x: pivot.x, y: bounds.top, drag }];
}

/** Returns the handle that bends rows, below the last one. Dragging it to the back bends the ends to the stage. */
function curveHandle(drawing: Drawing, bounds: Bounds): Handle[] {
  const rows = [...drawing.selection].flatMap((key) => {
    const element = elementOf(drawing.plan, key);
    return element?.type === "group" && element.group.kind === "row" ? [element.group] : [];
  });
  const shape = rows.length > 0 && rows.length === drawing.selection.size ? rowShape(drawing) : null;
  if (!shape || rows.every(({ seats }) => seats.length < 3)) return [];
  const radians = (frameOf(rows).angle * Math.PI) / 180;
  const [towardsX, towardsY] = [-Math.sin(radians), Math.cos(radians)];
  const drag: Handle["drag"] = (context, start) =>
    previewGesture(context, ({ plan: at, alt }) => {
      const by = (at.x - start.plan.x) * towardsX + (at.y - start.plan.y) * towardsY;
      const curve = shape.curve + by;
      // Small curves snap to straight, which makes it easy to return to.
      const isStraight = !alt && context.snapping() && Math.abs(curve) < STRAIGHT;
      return setRowShape({ curve: isStraight ? 0 : Math.round(curve) });
    });
  return [{ id: "curve", look: "curve", x: middleOf(bounds).x, y: bounds.bottom, drag }];
}

/** Curves below this many units of the drawing snap to straight. */
const STRAIGHT = 5;

/** Step in degrees to which a rotation snaps. */
const TURN_STEP = 15;

function turnGesture(context: EditorContext, start: PointerAt, pivot: Point): Gesture {
  const { editor, live } = context;
  const { selection } = editor.state();
  const from = angleOf(start.plan, pivot);
  const turnAt = ({ plan, alt }: PointerAt): number => {
    const turn = ((angleOf(plan, pivot) - from + 540) % 360) - 180;
    return alt || !context.snapping() ? Math.round(turn) : Math.round(turn / TURN_STEP) * TURN_STEP;
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
