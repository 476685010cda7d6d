import { useEffect, useMemo, useRef } from "react";
import type { EditorContext } from "#modules/editors/hall-editor/canvas/gestures/editor-context.ts";
import type { Gesture, PointerAt } from "#modules/editors/hall-editor/canvas/gestures/gesture.ts";
import { handlesFor } from "#modules/editors/hall-editor/canvas/gestures/handles.ts";
import { paintGesture } from "#modules/editors/hall-editor/canvas/gestures/paint.ts";
import { makePlacing, placeGesture } from "#modules/editors/hall-editor/canvas/gestures/place.ts";
import { enterGroupAt, type Press, selectPress } from "#modules/editors/hall-editor/canvas/gestures/press.ts";
import { setKind } from "#modules/editors/hall-editor/commands/kinds.ts";
import { paintZone } from "#modules/editors/hall-editor/commands/zones.ts";
import type { Command, Selection } from "#modules/editors/hall-editor/model/drawing.ts";
import { isAddTool, type Tool, type Underlay, type UnderlayPlace } from "#modules/editors/hall-editor/state/tool.ts";
import type { PointerRules } from "./use-canvas-gestures.ts";

interface Holding {
  readonly tool: Tool;
  readonly onToolDone: () => void;
  readonly underlay: Underlay | null;
  readonly onUnderlayPlace: ((place: UnderlayPlace) => void) | undefined;
}

/** Returns the pointer rules of the current tool, the same object for the life of the surface. */
export function useCanvasRules(context: EditorContext, holding: Holding): PointerRules {
  const latest = useRef(holding);
  useEffect(() => {
    latest.current = holding;
  });
  return useMemo<PointerRules>(() => {
    const showPlacing = makePlacing(context);
    return {
      press: (at, byFinger, target) => {
        const handle = target?.closest("[data-handle]")?.getAttribute("data-handle");
        if (handle) return handlePress(context, latest.current, handle);
        const { tool, onToolDone } = latest.current;
        if (isAddTool(tool)) {
          const onPlaced = (again: boolean) => (again ? undefined : onToolDone());
          return strokePress((start) => placeGesture(context, tool, start, { showPlacing, onPlaced }));
        }
        switch (tool.kind) {
          case "select":
          case "lasso":
            return selectPress(context, at, byFinger, tool.kind === "lasso");
          case "pan":
            return { drag: null, tap: () => undefined };
          case "underlay":
            return underlayPress(context, latest.current, false);
          case "paint-zone":
            return strokePress((start) =>
              paintGesture(context, start, "groups", (painted) => paintZone(tool.zone, painted)),
            );
          case "paint-kind":
            return strokePress((start) =>
              paintGesture(context, start, "seats", (painted) => onlyOn(painted, setKind(tool.seatKind))),
            );
        }
      },
      onDoubleTap: (at) => {
        const isSelecting = latest.current.tool.kind === "select";
        if (isSelecting) enterGroupAt(context, at);
        return isSelecting;
      },
      onHover: (at) => {
        const { tool } = latest.current;
        if (!isAddTool(tool)) return;
        if (at) showPlacing(tool, at);
        else {
          context.live.moveGhost(null);
          context.live.guides(null);
        }
      },
      isPanning: () => latest.current.tool.kind === "pan",
    };
  }, [context]);
}

/** Applies a command to other elements than the selection, which stays. */
function onlyOn(elements: Selection, command: Command): Command {
  return {
    name: ({ plan }) => command.name({ plan, selection: elements }),
    apply: (drawing) => {
      const { plan } = command.apply({ plan: drawing.plan, selection: elements });
      return plan === drawing.plan ? drawing : { plan, selection: drawing.selection };
    },
  };
}

/** A tap is a stroke of one point. */
function strokePress(drag: (start: PointerAt) => Gesture): Press {
  return { drag, tap: (at) => drag(at).end(at) };
}

function handlePress(context: EditorContext, holding: Holding, id: string): Press {
  if (id === "underlay") return underlayPress(context, holding, true);
  const { plan, selection } = context.editor.state();
  const handle = handlesFor(plan, selection).find((one) => one.id === id);
  return { drag: handle ? (start) => handle.drag(context, start) : null, tap: () => undefined };
}

function underlayPress({ live }: EditorContext, { underlay, onUnderlayPlace }: Holding, scales: boolean): Press {
  const tap = () => undefined;
  if (!underlay || !onUnderlayPlace) return { drag: null, tap };
  const show = (place: UnderlayPlace | null) => {
    const { x, y, width, height } = place ?? underlay;
    live.placeUnderlay({ x, y, width, height });
  };
  return { tap, drag: (start) => underlayGesture(start, { underlay, show, onPlace: onUnderlayPlace, scales }) };
}

const SMALLEST = 50;

interface UnderlayOptions {
  readonly underlay: Underlay;
  /** Null shows the stored place again. */
  readonly show: (place: UnderlayPlace | null) => void;
  readonly onPlace: (place: UnderlayPlace) => void;
  /** Scales by the lower right corner; the upper left one stays. Otherwise, moves the picture. */
  readonly scales: boolean;
}

function underlayGesture(start: PointerAt, { underlay, show, onPlace, scales }: UnderlayOptions): Gesture {
  const placeAt = ({ plan }: PointerAt): UnderlayPlace => {
    const { x, y, width, height } = underlay;
    if (!scales) return { x: x + plan.x - start.plan.x, y: y + plan.y - start.plan.y, width, height };
    const factor = Math.max((plan.x - x) / width, (plan.y - y) / height, SMALLEST / width, SMALLEST / height);
    return { x, y, width: width * factor, height: height * factor };
  };
  return {
    move: (at) => show(placeAt(at)),
    end: (at) => onPlace(placeAt(at)),
    cancel: () => show(null),
  };
}
