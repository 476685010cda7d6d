import { useEffect, useMemo, useRef } from "react";
import { setKind } from "#modules/editors/hall-editor/commands/kinds.ts";
import { paintZone } from "#modules/editors/hall-editor/commands/zones.ts";
import type { Act, Selection } from "../model/drawing.ts";
import type { Gesture, PointerAt, Workbench } from "./gestures/gesture.ts";
import { paintGesture } from "./gestures/paint.ts";
import { placeGesture } from "./gestures/place.ts";
import { makePlacing } from "./gestures/placing.ts";
import { enterGroupAt, type Press, selectPress } from "./gestures/press.ts";
import { underlayGesture } from "./gestures/underlay.ts";
import { handlesFor } from "./gestures/handles.ts";
import { isAddTool, type Tool, type Underlay, type UnderlayPlace } from "#modules/editors/hall-editor/state/tool.ts";
import type { PointerRules } from "./use-canvas-gestures.ts";

interface Holding {
  readonly tool: Tool;
  readonly onToolDone: () => void;
  readonly underlay: Underlay | null;
  readonly onUnderlayPlace: ((place: UnderlayPlace) => void) | undefined;
}

/** Returns the pointer rules of the current tool, the same object for the life of the surface. */
export function useCanvasRules(bench: Workbench, holding: Holding): PointerRules {
  const latest = useRef(holding);
  useEffect(() => {
    latest.current = holding;
  });
  return useMemo<PointerRules>(() => {
    const showPlacing = makePlacing(bench);
    return {
      press: (at, byFinger, target) => {
        const handle = target?.closest("[data-handle]")?.getAttribute("data-handle");
        if (handle) return handlePress(bench, latest.current, handle);
        const { tool, onToolDone } = latest.current;
        if (isAddTool(tool)) {
          const onPlaced = (again: boolean) => (again ? undefined : onToolDone());
          return strokePress((start) => placeGesture(bench, tool, start, { showPlacing, onPlaced }));
        }
        switch (tool.kind) {
          case "select":
          case "lasso":
            return selectPress(bench, at, byFinger, tool.kind === "lasso");
          case "pan":
            return { drag: null, tap: () => undefined };
          case "underlay":
            return underlayPress(bench, latest.current, false);
          case "paint-zone":
            return strokePress((start) =>
              paintGesture(bench, start, "groups", (painted) => paintZone(tool.zone, painted)),
            );
          case "paint-kind":
            return strokePress((start) =>
              paintGesture(bench, start, "seats", (painted) => onlyOn(painted, setKind(tool.seatKind))),
            );
        }
      },
      onDoubleTap: (at) => {
        const isSelecting = latest.current.tool.kind === "select";
        if (isSelecting) enterGroupAt(bench, at);
        return isSelecting;
      },
      onHover: (at) => {
        const { tool } = latest.current;
        if (!isAddTool(tool)) return;
        if (at) showPlacing(tool, at);
        else {
          bench.live.moveGhost(null);
          bench.live.guides(null);
        }
      },
      isPanning: () => latest.current.tool.kind === "pan",
    };
  }, [bench]);
}

/** Applies an act to other elements than the selection, which stays. */
function onlyOn(elements: Selection, act: Act): Act {
  return {
    name: ({ plan }) => act.name({ plan, selection: elements }),
    apply: (drawing) => {
      const { plan } = act.apply({ plan: drawing.plan, selection: elements });
      return plan === drawing.plan ? drawing : { plan, selection: drawing.selection };
    },
  };
}

/** A tap is a stroke of one point. */
function strokePress(drag: (start: PointerAt) => Gesture): Press {
  return { drag, tap: (at) => drag(at).end(at) };
}

function handlePress(bench: Workbench, holding: Holding, id: string): Press {
  if (id === "underlay") return underlayPress(bench, holding, true);
  const { plan, selection } = bench.editor.state();
  const handle = handlesFor(plan, selection).find((one) => one.id === id);
  return { drag: handle ? (start) => handle.drag(bench, start) : null, tap: () => undefined };
}

function underlayPress({ live }: Workbench, { underlay, onUnderlayPlace }: Holding, scales: boolean): Press {
  const tap = () => undefined;
  if (!underlay || !onUnderlayPlace) return { drag: null, tap };
  const show = (place: UnderlayPlace | null) => {
    const { x, y, width, height } = place ?? underlay;
    live.placeUnderlay({ x, y, width, height });
  };
  return { tap, drag: (start) => underlayGesture(start, { underlay, show, onPlace: onUnderlayPlace, scales }) };
}
