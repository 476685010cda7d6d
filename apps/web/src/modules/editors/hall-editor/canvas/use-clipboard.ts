import { type ClipboardEvent, useMemo } from "react";
import type { EditorContext } from "#modules/editors/hall-editor/canvas/gestures/editor-context.ts";
import { copied, pasted } from "#modules/editors/hall-editor/commands/clipboard.ts";
import { remove } from "#modules/editors/hall-editor/commands/remove.ts";
import { boundsOf } from "#modules/editors/hall-editor/model/bounds.ts";
import { announce } from "#ui/announcer.tsx";
import { toast } from "#ui/toast.ts";

/** Copy, cut and paste on the focused surface, through the browser's own keys and menus. */
export function useClipboard({ editor, camera }: EditorContext) {
  return useMemo(() => {
    const copy = (event: ClipboardEvent): boolean => {
      const text = event.target === event.currentTarget ? copied(editor.state()) : null;
      if (text === null) return false;
      event.preventDefault();
      event.clipboardData.setData("text/plain", text);
      return true;
    };
    return {
      onCopy: (event: ClipboardEvent) => {
        if (copy(event)) announce("Gekopieerd.");
      },
      onCut: (event: ClipboardEvent) => {
        if (copy(event)) editor.run(remove());
      },
      onPaste: (event: ClipboardEvent) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        const result = pasted(event.clipboardData.getData("text/plain"));
        if ("refusal" in result) {
          toast.error(result.refusal);
          return;
        }
        editor.run(result.command);
        const { plan, selection } = editor.state();
        const bounds = boundsOf(plan, selection);
        if (bounds) camera.reveal(bounds);
      },
    };
  }, [editor, camera]);
}
