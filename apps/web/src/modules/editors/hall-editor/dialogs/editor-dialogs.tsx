import { useAtomValue } from "#platform/state.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { HelpDialog } from "./help-dialog.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { PublishDialog } from "./publish-dialog.tsx";

/** Dialogs over the drawing. A conflict comes first: nothing is saved before the user has chosen a version. */
export function EditorDialogs() {
  const { session, dialog, openDialog } = useEditorView();
  const saving = useAtomValue(session.saver.stateAtom);
  const close = (): void => openDialog(null);
  if (saving.status === "conflict") return <ConflictDialog theirs={saving.theirs} />;
  if (dialog === "preview") return <PreviewDialog onClose={close} />;
  if (dialog === "publish") return <PublishDialog onClose={close} />;
  if (dialog === "help") return <HelpDialog onClose={close} />;
  return null;
}
