import { SEAT_SIZE } from "@podium/shared/halls/hall";
import type { Point } from "#ui/hall-plan/pan-zoom.ts";
import { type Act, type ElementKey, elementOf, keyParts, type Selection } from "../../model/drawing.ts";
import { elementAt } from "../../model/hit.ts";
import type { Gesture, PointerAt, Workbench } from "./gesture.ts";
import { elementPath } from "./preview.ts";

/** Units of the drawing between the points of a stroke that are looked at: no chair is passed over. */
const STEP = SEAT_SIZE / 2;

/**
 * Everything that a stroke passes over gets the same zone or kind, in one step of history.
 *
 * @param paints groups (zones belong to groups) or seats
 */
export function paintGesture(
  bench: Workbench,
  start: PointerAt,
  paints: "groups" | "seats",
  act: (painted: Selection) => Act,
): Gesture {
  const { editor, live } = bench;
  const { plan } = editor.state();
  const painted = new Set<ElementKey>();
  let last: Point | null = null;

  const paintAt = (point: Point) => {
    const key = elementAt(plan, point);
    if (!key?.startsWith("group:")) return;
    const parts = keyParts(key);
    const seat = paints === "seats" && parts.type === "group" ? elementAt(plan, point, parts.groupId) : null;
    const found = paints === "seats" ? seat : key;
    if (found) painted.add(found);
  };
  const move = ({ plan: to }: PointerAt) => {
    const from = last ?? to;
    last = to;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    for (let step = 1; step <= steps; step += 1) {
      const t = step / steps;
      paintAt({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
    }
    const shapes = [...painted].flatMap((key) => elementOf(plan, key) ?? []);
    live.outline(shapes.map(elementPath).join(""), "paint");
  };
  move(start);
  return {
    move,
    end(at) {
      move(at);
      live.clear();
      if (painted.size > 0) editor.run(act(painted));
    },
    cancel: () => live.clear(),
  };
}
