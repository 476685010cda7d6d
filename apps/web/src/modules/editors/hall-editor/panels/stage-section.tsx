import { useAtomValue } from "#platform/state.ts";
import { setStage } from "#modules/editors/hall-editor/commands/hall.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { NameField } from "./name-field.tsx";
import { SizeFields } from "./size-fields.tsx";

/** Name and size of the stage. */
export function StageSection() {
  const { session, run } = useEditorView();
  const { stage } = useAtomValue(session.editor.stateAtom).plan;
  return (
    <>
      <NameField
        label="Tekst op het podium"
        maxLength={40}
        optional
        value={stage.label}
        onChange={(label) => run(setStage({ label }))}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <SizeFields
          width={stage.width}
          height={stage.height}
          step={10}
          onChange={(part) => run(setStage(part), { gesture: `stage-${Object.keys(part).join()}` })}
          onDone={session.editor.endGesture}
        />
      </div>
    </>
  );
}
