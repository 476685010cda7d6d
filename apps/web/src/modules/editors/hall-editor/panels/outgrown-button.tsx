import { Maximize } from "virtual:icons";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { fitDrawing, isOutgrown } from "#modules/editors/hall-editor/commands/paper.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";

/** Enlarges the drawing when elements lie outside it; renders nothing otherwise. */
export function OutgrownButton() {
  const { session, run } = useEditorView();
  const { plan } = useAtomValue(session.editor.stateAtom);
  if (!isOutgrown(plan)) return null;
  return (
    <div>
      <Button size="sm" variant="secondary" icon={<Maximize />} onClick={() => run(fitDrawing())}>
        Maak de tekening groot genoeg
      </Button>
    </div>
  );
}
