import { useMemo } from "react";
import { useAtomValue } from "#platform/state.ts";
import { EditorCanvas } from "../canvas/editor-canvas.tsx";
import { faultsOf } from "../model/faults-by-element.ts";
import { makeTool } from "#modules/editors/hall-editor/state/make-tool.ts";
import { useUnderlay } from "#modules/editors/hall-editor/state/floor-plan.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";

/** The drawing surface with the current tool. */
export function Drawing() {
  const view = useEditorView();
  const { session, settings, pickTool, canvas, tab, openTab } = view;
  const { plan } = useAtomValue(session.editor.stateAtom);
  // A new tool for each plan: the element that it adds depends on the plan (the next number).
  const tool = useMemo(() => makeTool(view.tool, settings, plan), [view.tool, settings, plan]);
  const { underlay, place } = useUnderlay(session);
  return (
    // A press on the drawing closes the tabs that are not about the selection.
    <div
      data-area="drawing"
      className="relative min-h-0 flex-1 bg-surface-sunken"
      onPointerDownCapture={() => {
        if (tab === "hall" || tab === "faults" || tab === "list") openTab(null);
      }}
    >
      <EditorCanvas
        editor={session.editor}
        tool={tool}
        onToolDone={() => pickTool("select")}
        faults={faultsOf(plan)}
        underlay={underlay}
        onUnderlayPlace={place}
        handle={canvas}
      />
    </div>
  );
}
