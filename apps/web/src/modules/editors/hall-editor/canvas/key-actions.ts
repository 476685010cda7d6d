import type { Point } from "@podium/shared/halls/boxes";
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from "react";
import type { EditorContext } from "#modules/editors/hall-editor/canvas/gestures/editor-context.ts";
import { duplicate } from "#modules/editors/hall-editor/commands/copies.ts";
import { setKind } from "#modules/editors/hall-editor/commands/kinds.ts";
import { mirror } from "#modules/editors/hall-editor/commands/mirror.ts";
import { move, rotate } from "#modules/editors/hall-editor/commands/move.ts";
import { NOTHING_TO_TRIM, trimDrawing, withRoom } from "#modules/editors/hall-editor/commands/paper.ts";
import { remove } from "#modules/editors/hall-editor/commands/remove.ts";
import { setZone } from "#modules/editors/hall-editor/commands/zones.ts";
import { boundsOf } from "#modules/editors/hall-editor/model/bounds.ts";
import { describe } from "#modules/editors/hall-editor/model/describe.ts";
import { type ElementKey, elementOf, groupKey, NOTHING, seatKey } from "#modules/editors/hall-editor/model/drawing.ts";
import { readingOrder } from "#modules/editors/hall-editor/model/reading-order.ts";
import { isAddTool, type Tool } from "#modules/editors/hall-editor/state/tool.ts";
import { announce } from "#ui/announcer.tsx";
import { ZOOM_STEP } from "#ui/hall-plan/camera.ts";
import { type KeyAction, keyActionOf } from "./canvas-keys.ts";
import { extend, goTo, leaveOnTab, pin, rangeToHere, stay } from "./keyboard-selection.ts";
import type { CanvasGestures } from "./use-canvas-gestures.ts";

export function useCanvasKeys(target: KeyTarget) {
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });
  return useMemo(() => {
    const run = (action: KeyAction, event: KeyPressed): boolean => runKeyAction(action, event, latest.current);
    const space = (down: boolean) => latest.current.gestures.current?.setSpace(down);
    const isOwn = (event: { target: EventTarget; currentTarget: EventTarget }) => event.target === event.currentTarget;
    return {
      onKeyDown: (event: KeyboardEvent) => {
        if (!isOwn(event)) return;
        const action = keyActionOf(event.nativeEvent);
        const pans = event.key === " " && !action;
        if (pans) space(true);
        if (pans || (action && run(action, event))) event.preventDefault();
      },
      onKeyUp: (event: KeyboardEvent) => {
        if (event.key === " ") space(false);
      },
      onBlur: () => {
        space(false);
        stay(latest.current.context);
      },
    };
  }, []);
}

interface KeyTarget {
  readonly context: EditorContext;
  readonly gestures: RefObject<CanvasGestures | null>;
  readonly tool: Tool;
  readonly onToolDone: () => void;
}

type KeyPressed = Pick<KeyboardEvent, "key" | "shiftKey" | "altKey">;

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
function runKeyAction(action: KeyAction, event: KeyPressed, target: KeyTarget): boolean {
  const { editor, camera } = target.context;
  const { selection } = editor.state();
  switch (action) {
    case "next":
    case "previous":
      // A tool that adds something needs no existing element: Tab goes on to its settings.
      return !isAddTool(target.tool) && goTo(target.context, action === "next" ? 1 : -1);
    case "first":
    case "last":
      return !isAddTool(target.tool) && goTo(target.context, action);
    case "extend":
    case "extend-first":
    case "extend-last":
    case "range":
      if (!isAddTool(target.tool)) chooseRange(action, event, target.context);
      return true;
    case "pin":
      pin(target.context);
      return true;
    case "nudge":
      nudge(target, event);
      return true;
    case "enter":
      enter(target);
      return true;
    case "leave":
      return leave(target);
    case "remove":
      return selection.size > 0 && editor.run(remove());
    case "select-all":
      selectAll(target);
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
      if (selection.size > 0) editor.run(rotate(action === "rotate-right" ? degrees : -degrees), { gesture: "turn" });
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
      return selection.size > 0 && editor.run(mirror(action === "mirror" ? "across" : "down", "stays"));
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

function leave(target: KeyTarget): boolean {
  const { context, gestures, tool, onToolDone } = target;
  if (gestures.current?.cancel()) {
    announce("Niets veranderd.");
    return true;
  }
  if (tool.kind !== "select") {
    context.live.moveGhost(null);
    context.live.guides(null);
    onToolDone();
    announce("Gereedschap weggelegd.");
    return true;
  }
  const within = context.within();
  const { selection } = context.editor.state();
  if (within !== null) {
    context.setWithin(null);
    context.editor.select(new Set([groupKey(within)]));
    announce("Terug bij de rijen en tafels.");
    return true;
  }
  if (selection.size > 0) {
    context.editor.select(NOTHING);
    announce("Niets gekozen. Met Tab verlaat u de tekening.");
  }
  leaveOnTab(context);
  return true;
}

function enter(target: KeyTarget): void {
  const { context, tool, onToolDone } = target;
  const { plan, selection } = context.editor.state();
  if (isAddTool(tool)) {
    const at = ghostPlace(target);
    context.editor.run(withRoom(tool.place(at)));
    onToolDone();
    return;
  }
  if (tool.kind === "paint-zone") context.editor.run(setZone(tool.zone));
  else if (tool.kind === "paint-kind") context.editor.run(setKind(tool.seatKind));
  else {
    const [first] = selection;
    const element = first && elementOf(plan, first);
    if (element?.type !== "group" || element.group.seats.length === 0) return;
    context.setWithin(element.group.id);
    const seat = seatKey(element.group.id, 0);
    context.editor.select(new Set([seat]));
    announce(`${describe(plan, seat)}, 1 van ${element.group.seats.length}`);
  }
}

function chooseRange(
  action: "extend" | "extend-first" | "extend-last" | "range",
  { key }: KeyPressed,
  context: EditorContext,
): void {
  if (action === "range") rangeToHere(context);
  else if (action === "extend") extend(context, key === "ArrowRight" || key === "ArrowDown" ? 1 : -1);
  else extend(context, action === "extend-first" ? "first" : "last");
}

function selectAll({ context }: KeyTarget): void {
  const { plan } = context.editor.state();
  const all: ElementKey[] = readingOrder(plan, context.within()).filter((key) => key !== "stage");
  context.editor.select(new Set(all));
  announce(`${all.length} gekozen.`);
}

function nudge(target: KeyTarget, { key, shiftKey, altKey }: KeyPressed): void {
  const { context, tool } = target;
  const { editor, camera } = context;
  const direction = DIRECTIONS[key];
  if (!direction) return;
  const step = altKey ? NUDGE.fine : shiftKey ? NUDGE.large : NUDGE.plain;
  if (isAddTool(tool)) {
    const { x, y } = ghostPlace(target);
    // An element that is not placed yet moves in larger steps: it begins in the middle of the screen.
    const at = { x: x + direction.x * step * 10, y: y + direction.y * step * 10 };
    context.live.moveGhost(at);
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
  camera.show({ ...view, x: view.x - direction.x * PAN_STEP, y: view.y - direction.y * PAN_STEP });
}

function ghostPlace({ context }: KeyTarget): Point {
  const { x, y, width, height } = context.camera.inView();
  return context.live.ghostPlace() ?? { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}
