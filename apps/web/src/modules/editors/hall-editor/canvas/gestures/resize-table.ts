import { reshapeTables } from "../../model/acts/tables.ts";
import { tableSize } from "@podium/shared/halls/drawing";
import type { Element } from "../../model/drawing.ts";
import { tableSides } from "../../model/table-sides.ts";
import type { Handle } from "./gesture.ts";
import { previewGesture } from "./preview.ts";

/** Units of the drawing that a chair takes along a side. */
const CHAIR = 38;

/** Handles at both ends of a long table: dragging changes the number of chairs along its sides; the middle stays. */
export function tableHandles(element: Element): Handle[] {
  if (element.type !== "group" || element.group.kind !== "table" || element.group.shape !== "long") return [];
  const { group } = element;
  const half = tableSize(group).width / 2;
  const radians = ((group.turn ?? 0) * Math.PI) / 180;
  const sides = tableSides(group);
  const long = Math.max(1, sides.filter((side) => side === "front" || side === "back").length);
  return ([1, -1] as const).map((end) => {
    const [x, y] = [end * Math.cos(radians), end * Math.sin(radians)];
    return {
      id: end === 1 ? "table-right" : "table-left",
      look: "resize",
      x: group.x + half * x,
      y: group.y + half * y,
      drag: (bench, start) =>
        previewGesture(bench, ({ plan }) => {
          const longer = (plan.x - start.plan.x) * x + (plan.y - start.plan.y) * y;
          const chairs = group.seats.length + long * Math.round((2 * longer) / CHAIR);
          return reshapeTables({ shape: "long", chairs: Math.max(1, chairs), sides });
        }),
    };
  });
}
