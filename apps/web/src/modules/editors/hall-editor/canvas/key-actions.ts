import type { KeyboardEvent, RefObject } from "react";
import { announce } from "#ui/announcer.tsx";
import type { Point } from "#ui/hall-plan/pan-zoom.ts";
import { ZOOM_STEP } from "#ui/hall-plan/use-plan-camera.ts";
import { duplicate } from "#modules/editors/hall-editor/commands/copies.ts";
import { NOTHING_TO_TRIM, trimDrawing, withRoom } from "#modules/editors/hall-editor/commands/paper.ts";
import { setKind } from "#modules/editors/hall-editor/commands/kinds.ts";
import { mirror } from "#modules/editors/hall-editor/commands/mirror.ts";
import { move, rotate } from "#modules/editors/hall-editor/commands/move.ts";
import { remove } from "#modules/editors/hall-editor/commands/remove.ts";
import { setZone } from "#modules/editors/hall-editor/commands/zones.ts";
import { boundsOf } from "#modules/editors/hall-editor/model/bounds.ts";
import { describe } from "#modules/editors/hall-editor/model/describe.ts";
import { type ElementKey, elementOf, groupKey, NOTHING, seatKey } from "#modules/editors/hall-editor/model/drawing.ts";
import type { CanvasCommand } from "./canvas-keys.ts";
import type { Workbench } from "#modules/editors/hall-editor/canvas/gestures/gesture.ts";
import { extend, goTo, keep, leaveOnTab, rangeToHere } from "./keyboard-selection.ts";
import { readingOrder } from "#modules/editors/hall-editor/model/reading-order.ts";
import { isAddTool, type Tool } from "#modules/editors/hall-editor/state/tool.ts";
import type { CanvasGestures } from "./use-canvas-gestures.ts";

export interface KeyContext {
  readonly bench: Workbench;
  readonly gestures: RefObject<CanvasGestures | null>;
  readonly tool: Tool;
  readonly onToolDone: () => void;
}

/** Details of the key press that a command needs. */
export type KeyPressed = Pick<KeyboardEvent, "key" | "shiftKey" | "altKey">;

/** Distance by which an arrow key moves elements, in units of the drawing. */
const NUDGE = { fine: 0.1, plain: 1, large: 10 };
/** Distance in CSS pixels by which an arrow key moves the view when nothing is selected. */
const PAN_STEP = 60;
const TURN = { plain: 15, fine: 1 };

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** @returns whether the key had an effect; if not, the browser handles it (Tab leaves after the last element) */
export function runCommand(command: CanvasCommand, event: KeyPressed, context: KeyContext): boolean {
  const { editor, camera } = context.bench;
  const { selection } = editor.state();
  switch (command) {
    case "next":
    case "previous":
      // A tool that adds something needs no existing element: Tab goes on to its settings.
      return !isAddTool(context.tool) && goTo(context.bench, command === "next" ? 1 : -1);
    case "first":
    case "last":
      return !isAddTool(context.tool) && goTo(context.bench, command);
    case "extend":
    case "extend-first":
    case "extend-last":
    case "range":
      if (!isAddTool(context.tool)) chooseRange(command, event, context.bench);
      return true;
    case "keep":
      keep(context.bench);
      return true;
    case "nudge":
      nudge(context, event);
      return true;
    case "enter":
      enter(context);
      return true;
    case "leave":
      return leave(context);
    case "remove":
      return selection.size > 0 && editor.run(remove());
    case "select-all":
      selectAll(context);
      return true;
    case "undo":
      editor.undo();
      return true;
    case "redo":
      editor.redo();
      return true;
    case "rotate-right":
    case "rotate-left": {
      const degrees = event.altKey ? TURN.fine : TURN.plain;
      if (selection.size > 0) editor.run(rotate(command === "rotate-right" ? degrees : -degrees), { gesture: "turn" });
      return true;
    }
    case "zoom-in":
      camera.zoomBy(ZOOM_STEP);
      return true;
    case "zoom-out":
      camera.zoomBy(1 / ZOOM_STEP);
      return true;
    case "zoom-all":
      camera.showAll();
      return true;
    case "duplicate":
      return selection.size > 0 && editor.run(duplicate());
    case "mirror":
    case "mirror-upright":
      // Labels keep their order on screen: a row stays numbered from the same side.
      return selection.size > 0 && editor.run(mirror(command === "mirror" ? "across" : "down", "stays"));
    case "trim":
      if (!editor.run(trimDrawing())) announce(NOTHING_TO_TRIM);
      return true;
    case "copy":
    case "cut":
    case "paste":
      // The clipboard has events of its own (`use-clipboard.ts`).
      return false;
  }
}

function leave(context: KeyContext): boolean {
  const { bench, gestures, tool, onToolDone } = context;
  if (gestures.current?.cancel()) {
    announce("Niets veranderd.");
    return true;
  }
  if (tool.kind !== "select") {
    bench.live.moveGhost(null);
    bench.live.guides(null);
    onToolDone();
    announce("Gereedschap weggelegd.");
    return true;
  }
  const within = bench.within();
  const { selection } = bench.editor.state();
  if (within !== null) {
    bench.setWithin(null);
    bench.editor.select(new Set([groupKey(within)]));
    announce("Terug bij de rijen en tafels.");
    return true;
  }
  if (selection.size > 0) {
    bench.editor.select(NOTHING);
    announce("Niets gekozen. Met Tab verlaat u de tekening.");
  }
  leaveOnTab(bench);
  return true;
}

function enter(context: KeyContext): void {
  const { bench, tool, onToolDone } = context;
  const { plan, selection } = bench.editor.state();
  if (isAddTool(tool)) {
    const at = ghostPlace(context);
    bench.editor.run(withRoom(tool.place(at)));
    onToolDone();
    return;
  }
  if (tool.kind === "paint-zone") bench.editor.run(setZone(tool.zone));
  else if (tool.kind === "paint-kind") bench.editor.run(setKind(tool.seatKind));
  else {
    const [first] = selection;
    const element = first && elementOf(plan, first);
    if (element?.type !== "group" || element.group.seats.length === 0) return;
    bench.setWithin(element.group.id);
    const seat = seatKey(element.group.id, 0);
    bench.editor.select(new Set([seat]));
    announce(`${describe(plan, seat)}, 1 van ${element.group.seats.length}`);
  }
}

function chooseRange(
  command: "extend" | "extend-first" | "extend-last" | "range",
  { key }: KeyPressed,
  bench: Workbench,
): void {
  if (command === "range") rangeToHere(bench);
  else if (command === "extend") extend(bench, key === "ArrowRight" || key === "ArrowDown" ? 1 : -1);
  else extend(bench, command === "extend-first" ? "first" : "last");
}

function selectAll({ bench }: KeyContext): void {
  const { plan } = bench.editor.state();
  const all: ElementKey[] = readingOrder(plan, bench.within()).filter((key) => key !== "stage");
  bench.editor.select(new Set(all));
  announce(`${all.length} gekozen.`);
}

function nudge(context: KeyContext, { key, shiftKey, altKey }: KeyPressed): void {
  const { bench, tool } = context;
  const { editor, camera } = bench;
  const direction = DIRECTIONS[key];
  if (!direction) return;
  const step = altKey ? NUDGE.fine : shiftKey ? NUDGE.large : NUDGE.plain;
  if (isAddTool(tool)) {
    const { x, y } = ghostPlace(context);
    // An element that is not placed yet moves in larger steps: it begins in the middle of the screen.
    const at = { x: x + direction.x * step * 10, y: y + direction.y * step * 10 };
    bench.live.moveGhost(at);
    announce(`${Math.round(at.x)} van links, ${Math.round(at.y)} van voren`);
    return;
  }
  if (editor.state().selection.size > 0) {
    editor.run(move(direction.x * step, direction.y * step), { gesture: "nudge" });
    const { plan, selection } = editor.state();
    const bounds = boundsOf(plan, selection);
    if (bounds) camera.reveal(bounds);
    return;
  }
  const view = camera.current();
  camera.follow({ ...view, x: view.x - direction.x * PAN_STEP, y: view.y - direction.y * PAN_STEP });
}

/** Returns the place of the ghost; before any pointer movement, the middle of the view. */
function ghostPlace({ bench }: KeyContext): Point {
  const { x, y, width, height } = bench.camera.shown();
  return bench.live.ghostPlace() ?? { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}
