import { useEffect, useMemo, useRef, useState } from "react";
import { type Drawing, keyParts } from "#modules/editors/hall-editor/model/drawing.ts";
import type { Editor } from "#modules/editors/hall-editor/state/editor.ts";
import { useAtomValue } from "#platform/state.ts";
import { type LiveLayer, makeLiveLayer } from "./live-layer.ts";
import type { EditorCamera } from "./use-editor-camera.ts";

/** The context of all gestures and keys; the same object for the life of the surface. */
export interface EditorContext {
  readonly editor: Editor;
  readonly camera: EditorCamera;
  readonly live: LiveLayer;
  /** The group whose seats can be pointed at, or null. */
  readonly within: () => string | null;
  readonly setWithin: (groupId: string | null) => void;
  readonly snapping: () => boolean;
}

export function useEditorContext(editor: Editor, camera: EditorCamera, snapping: boolean) {
  const drawing = useAtomValue(editor.stateAtom);
  const [entered, setEntered] = useState<string | null>(null);
  const [live] = useState(makeLiveLayer);
  const latest = useRef({ entered, snapping });
  useEffect(() => {
    latest.current = { entered, snapping };
  }, [entered, snapping]);
  const context = useMemo<EditorContext>(
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
  return { context, within: groupWithin(drawing, entered) };
}

/** Returns the group of the selected seats; without any selection, the group that the user entered. */
function groupWithin({ plan, selection }: Drawing, entered: string | null): string | null {
  const [first] = selection;
  if (first === undefined) return plan.groups.some(({ id }) => id === entered) ? entered : null;
  const parts = keyParts(first);
  return parts.type === "seat" ? parts.groupId : null;
}
