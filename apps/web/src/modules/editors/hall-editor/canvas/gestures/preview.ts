import type { Act } from "../../model/drawing.ts";
import type { Gesture, PointerAt, Workbench } from "./gesture.ts";
import { outlineOf } from "#modules/editors/hall-editor/model/outlines.ts";

/**
 * A handle that reshapes the selection: dragging it shows the outlines of the result, and only the release
 * runs the act.
 *
 * @param actAt returns the act of a release at this point; null for none
 */
export function previewGesture(bench: Workbench, actAt: (at: PointerAt) => Act | null): Gesture {
  const { editor, live } = bench;
  const { plan, selection } = editor.state();
  live.fade(selection);
  return {
    move(at) {
      const act = actAt(at);
      live.outline(act && outlineOf(act.apply({ plan, selection })));
    },
    end(at) {
      live.clear();
      const act = actAt(at);
      if (act) editor.run(act);
    },
    cancel: () => live.clear(),
  };
}
