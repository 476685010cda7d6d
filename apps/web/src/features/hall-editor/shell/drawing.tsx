import { useMemo } from "react";
import { useAtomValue } from "#platform/state.ts";
import { EditorCanvas } from "../canvas/editor-canvas.tsx";
import { faultsOf } from "../model/faults-by-element.ts";
import { makeTool } from "../tools/make-tool.ts";
import { useUnderlay } from "../underlay/use-floor-plan.ts";
import { useEditorView } from "./editor-view.ts";

/** The surface, with the tool in hand. */
export function Drawing() {
  const view = useEditorView();
  const { session, settings, pickTool, canvas, tab, openTab } = view;
  const { plan } = useAtomValue(session.editor.stateAtom);
  // The tool is made anew with each plan: what it adds depends on the plan (the next number).
  const tool = useMemo(() => makeTool(view.tool, settings, plan), [view.tool, settings, plan]);
  const { underlay, place } = useUnderlay(session);
  return (
    // A user who turns to the drawing wants to see what is selected there.
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
