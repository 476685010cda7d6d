import { useEffect, useMemo, useRef, useState } from "react";
import { useAtomValue } from "#platform/state.ts";
import { type Drawing, keyParts } from "#modules/editors/hall-editor/model/drawing.ts";
import type { Editor } from "#modules/editors/hall-editor/state/editor.ts";
import type { Workbench } from "./gesture.ts";
import { makeLiveLayer } from "./live-layer.ts";
import type { EditorCamera } from "#modules/editors/hall-editor/canvas/use-editor-camera.ts";

/** Returns the context of gestures and keys, stable as long as the editor is, and the entered group. */
export function useWorkbench(editor: Editor, camera: EditorCamera, snapping: boolean) {
  const drawing = useAtomValue(editor.stateAtom);
  const [entered, setEntered] = useState<string | null>(null);
  const [live] = useState(makeLiveLayer);
  const latest = useRef({ entered, snapping });
  useEffect(() => {
    latest.current = { entered, snapping };
  }, [entered, snapping]);
  const bench = useMemo<Workbench>(
    () => ({
      editor,
      camera,
      live,
      within: () => groupWithin(editor.state(), latest.current.entered),
      setWithin: (groupId) => {
        // The ref serves the rest of the same gesture, the state serves React.
        latest.current = { ...latest.current, entered: groupId };
        setEntered(groupId);
      },
      snapping: () => latest.current.snapping,
    }),
    [editor, camera, live],
  );
  return { bench, within: groupWithin(drawing, entered) };
}

/** Returns the group of the selected seats; without any selection, the group that the user entered. */
function groupWithin({ plan, selection }: Drawing, entered: string | null): string | null {
  const [first] = selection;
  if (first === undefined) return plan.groups.some(({ id }) => id === entered) ? entered : null;
  const parts = keyParts(first);
  return parts.type === "seat" ? parts.groupId : null;
}
