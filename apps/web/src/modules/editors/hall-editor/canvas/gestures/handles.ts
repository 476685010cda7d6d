import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { rowShape, setRowShape } from "#modules/editors/hall-editor/commands/row-shape.ts";
import { type Bounds, boundsOf, middleOf } from "#modules/editors/hall-editor/model/bounds.ts";
import { type Drawing, elementOf, type Selection } from "#modules/editors/hall-editor/model/drawing.ts";
import { frameOf } from "#modules/editors/hall-editor/model/rows.ts";
import type { Handle } from "./gesture.ts";
import { previewGesture } from "./preview.ts";
import { resizeHandles } from "./resize.ts";
import { tableHandles } from "./resize-table.ts";
import { turnGesture } from "./turn.ts";

/** Returns the handles that fit the selection. */
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
  const drag: Handle["drag"] = (bench, start) => turnGesture(bench, start, pivot);
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
  const drag: Handle["drag"] = (bench, start) =>
    previewGesture(bench, ({ plan: at, alt }) => {
      const by = (at.x - start.plan.x) * towardsX + (at.y - start.plan.y) * towardsY;
      const curve = shape.curve + by;
      // Small curves snap to straight, which makes it easy to return to.
      const isStraight = !alt && bench.snapping() && Math.abs(curve) < STRAIGHT;
      return setRowShape({ curve: isStraight ? 0 : Math.round(curve) });
    });
  return [{ id: "curve", look: "curve", x: middleOf(bounds).x, y: bounds.bottom, drag }];
}

/** Curves below this many units of the drawing snap to straight. */
const STRAIGHT = 5;
