import { useEffect } from "react";
import type { Editor } from "#modules/editors/hall-editor/state/editor.ts";

const NOT_WITHIN = "input, textarea, [contenteditable], [role=dialog], [role=alertdialog]";

/** Ctrl+Z and Ctrl+Y outside the drawing, which has its own keys; text fields undo their own input. */
export function useUndoKeys(editor: Editor): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isOther = event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey;
      if (isOther || (event.target instanceof Element && event.target.closest(NOT_WITHIN))) return;
      const key = event.key.toLowerCase();
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      if (!isRedo && key !== "z") return;
      event.preventDefault();
      if (isRedo) editor.redo();
      else editor.undo();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [editor]);
}
