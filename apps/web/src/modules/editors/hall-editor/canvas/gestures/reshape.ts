import { tableSize } from "@podium/shared/halls/drawing";
import { setAreaShape } from "#modules/editors/hall-editor/commands/areas.ts";
import { setDecor, setStage } from "#modules/editors/hall-editor/commands/hall.ts";
import { reshapeTables, tableSides } from "#modules/editors/hall-editor/commands/tables.ts";
import { areaRectangle } from "#modules/editors/hall-editor/model/bounds.ts";
import type { Command, Element } from "#modules/editors/hall-editor/model/drawing.ts";
import { outlineOf } from "#modules/editors/hall-editor/model/outlines.ts";
import type { EditorContext } from "./editor-context.ts";
import type { Gesture, Handle, PointerAt } from "./gesture.ts";

/** Dragging shows outlines; only the release runs the command. @param commandAt returns null for none */
export function previewGesture(context: EditorContext, commandAt: (at: PointerAt) => Command | null): Gesture {
  const { editor, live } = context;
  const { plan, selection } = editor.state();
  live.fade(selection);
  return {
    move(at) {
      const command = commandAt(at);
      live.outline(command && outlineOf(command.apply({ plan, selection })));
    },
    end(at) {
      live.clear();
      const command = commandAt(at);
      if (command) editor.run(command);
    },
    cancel: () => live.clear(),
  };
}

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

interface Resizable {
  readonly rectangle: Rectangle;
  readonly turn: number;
  readonly command: (to: Rectangle) => Command;
}

function resizable(element: Element): Resizable | null {
  switch (element.type) {
    case "stage":
      return { rectangle: element.stage, turn: 0, command: setStage };
    case "decor":
      return {
        rectangle: element.decor,
        turn: element.decor.turn ?? 0,
        command: (to) => setDecor(element.index, to),
      };
    case "group": {
      const { group } = element;
      if (group.kind !== "area") return null;
      const rectangle = areaRectangle(group);
      return { rectangle, turn: rectangle.turn, command: (to) => setAreaShape(group.id, to) };
    }
    case "seat":
      return null;
  }
}

/** Handles around the stage, one decor or one area, even a turned one; the opposite side stays in place. */
export function resizeHandles(element: Element): Handle[] {
  const shape = resizable(element);
  if (!shape) return [];
  const { rectangle, turn, command } = shape;
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
      drag: (context, start) =>
        previewGesture(context, (at) =>
          command(resized(rectangle, turn, { across, down }, moveOf(context, start, at))),
        ),
    };
  });
}

interface Move {
  readonly dx: number;
  readonly dy: number;
  readonly grid: number;
}

function moveOf(context: EditorContext, start: PointerAt, at: PointerAt): Move {
  const grid = at.alt || !context.snapping() ? 0.1 : GRID;
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
      drag: (context, start) =>
        previewGesture(context, ({ plan }) => {
          const longer = (plan.x - start.plan.x) * x + (plan.y - start.plan.y) * y;
          const chairs = group.seats.length + long * Math.round((2 * longer) / CHAIR);
          return reshapeTables({ shape: "long", chairs: Math.max(1, chairs), sides });
        }),
    };
  });
}
