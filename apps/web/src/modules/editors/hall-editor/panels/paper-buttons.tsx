import { Crop, Maximize } from "virtual:icons";
import { useId } from "react";
import {
  canTrim,
  fitDrawing,
  isOutgrown,
  NOTHING_TO_TRIM,
  trimDrawing,
} from "#modules/editors/hall-editor/commands/paper.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";

export function TrimButton() {
  const { session, run } = useEditorView();
  const { plan } = useAtomValue(session.editor.stateAtom);
  const hintId = useId();
  const can = canTrim(plan);
  return (
    <div className="flex flex-col items-start gap-1">
      <Button
        size="sm"
        variant="secondary"
        icon={<Crop />}
        disabled={!can}
        aria-describedby={hintId}
        onClick={() => run(trimDrawing())}
      >
        Tekening bijsnijden
      </Button>
      <p id={hintId} className="text-sm text-muted">
        {can ? "Neemt het lege papier rondom weg." : NOTHING_TO_TRIM}
      </p>
    </div>
  );
}

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
