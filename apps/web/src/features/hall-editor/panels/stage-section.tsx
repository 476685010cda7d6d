import { useAtomValue } from "#platform/state.ts";
import { setStage } from "../model/acts/hall.ts";
import { useEditorView } from "../shell/editor-view.ts";
import { NameField } from "./name-field.tsx";
import { NumberField } from "./number-field.tsx";

/** Name and size of what visitors look at. */
export function StageSection() {
  const { session, run } = useEditorView();
  const { stage } = useAtomValue(session.editor.stateAtom).plan;
  const done = session.editor.endGesture;
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
        <NumberField
          label="Breedte"
          value={stage.width}
          min={1}
          max={20_000}
          step={10}
          onChange={(width) => run(setStage({ width }), { gesture: "stage-width" })}
          onDone={done}
        />
        <NumberField
          label="Diepte"
          value={stage.height}
          min={1}
          max={20_000}
          step={10}
          onChange={(height) => run(setStage({ height }), { gesture: "stage-height" })}
          onDone={done}
        />
      </div>
    </>
  );
}
