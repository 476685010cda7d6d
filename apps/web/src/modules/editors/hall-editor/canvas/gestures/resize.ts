import { setDecor, setStage } from "#modules/editors/hall-editor/commands/hall.ts";
import type { Act, Element } from "../../model/drawing.ts";
import type { Handle, PointerAt, Workbench } from "./gesture.ts";
import { previewGesture } from "./preview.ts";

/** The sides that each handle moves: -1 is left or upper. */
const SIDES: Readonly<Record<string, Side>> = {
  "resize-nw": { across: -1, down: -1 },
  "resize-n": { across: 0, down: -1 },
  "resize-ne": { across: 1, down: -1 },
  "resize-e": { across: 1, down: 0 },
  "resize-se": { across: 1, down: 1 },
  "resize-s": { across: 0, down: 1 },
  "resize-sw": { across: -1, down: 1 },
  "resize-w": { across: -1, down: 0 },
};

interface Side {
  readonly across: number;
  readonly down: number;
}

const SMALLEST = 8;
/** Minimum length of a side with a handle in its middle, in units of the drawing. */
const ROOMY = 60;
/** Grid to which edges snap, in units of the drawing. */
const GRID = 5;

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Handles around the stage or one decor, even a turned one; the opposite side stays in place. */
export function resizeHandles(element: Element): Handle[] {
  if (element.type !== "stage" && element.type !== "decor") return [];
  const rectangle: Rectangle = element.type === "stage" ? element.stage : element.decor;
  const turn = element.type === "stage" ? 0 : (element.decor.turn ?? 0);
  const act = (to: Rectangle): Act => (element.type === "stage" ? setStage(to) : setDecor(element.index, to));
  const middle = { x: rectangle.x + rectangle.width / 2, y: rectangle.y + rectangle.height / 2 };
  const hasRoom = ({ across, down }: Side) =>
    (across !== 0 || rectangle.width >= ROOMY) && (down !== 0 || rectangle.height >= ROOMY);
  const sides = Object.entries(SIDES).filter(([id, side]) => id === "resize-se" || hasRoom(side));
  return sides.map(([id, { across, down }]) => {
    const corner = turned((across * rectangle.width) / 2, (down * rectangle.height) / 2, turn);
    return {
      id,
      look: "resize",
      x: middle.x + corner.x,
      y: middle.y + corner.y,
      drag: (bench, start) =>
        previewGesture(bench, (at) => act(resized(rectangle, turn, { across, down }, moveOf(bench, start, at)))),
    };
  });
}

interface Move {
  readonly dx: number;
  readonly dy: number;
  readonly grid: number;
}

function moveOf(bench: Workbench, start: PointerAt, at: PointerAt): Move {
  const grid = at.alt || !bench.snapping() ? 0.1 : GRID;
  return { dx: at.plan.x - start.plan.x, dy: at.plan.y - start.plan.y, grid };
}

function resized(
  { x, y, width, height }: Rectangle,
  turn: number,
  { across, down }: Side,
  { dx, dy, grid }: Move,
): Rectangle {
  // Converts the movement to the directions of the turned rectangle.
  const along = turned(dx, dy, -turn);
  const longer = (length: number, by: number) => Math.max(SMALLEST, Math.round((length + by) / grid) * grid);
  const to = {
    width: across === 0 ? width : longer(width, across * along.x),
    height: down === 0 ? height : longer(height, down * along.y),
  };
  const shift = turned((across * (to.width - width)) / 2, (down * (to.height - height)) / 2, turn);
  return { ...to, x: x + width / 2 + shift.x - to.width / 2, y: y + height / 2 + shift.y - to.height / 2 };
}

function turned(x: number, y: number, degrees: number): { x: number; y: number } {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
