import { SIDES } from "@podium/shared/halls/plan-fault";
import { resizeDrawing } from "#modules/editors/hall-editor/commands/hall.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { useAtomValue } from "#platform/state.ts";
import { NumberField, Section } from "./fields.tsx";
import { FloorPlanSection } from "./floor-plan-section.tsx";
import { TrimButton } from "./paper-buttons.tsx";
import { ZonesEditor } from "./zones.tsx";

export function HallPanel() {
  const { session, run } = useEditorView();
  const { width, height } = useAtomValue(session.editor.stateAtom).plan;
  const done = session.editor.endGesture;
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-lg">De hele zaal</h2>
      <Section title="Maat van de tekening">
        <div className="grid grid-cols-2 items-start gap-3">
          <NumberField
            label="Breedte"
            value={width}
            min={SIDES.min}
            max={SIDES.max}
            step={10}
            onChange={(value) => run(resizeDrawing(value, height), { gesture: "drawing-width" })}
            onDone={done}
          />
          <NumberField
            label="Diepte"
            value={height}
            min={SIDES.min}
            max={SIDES.max}
            step={10}
            onChange={(value) => run(resizeDrawing(width, value), { gesture: "drawing-height" })}
            onDone={done}
          />
        </div>
        <p className="text-sm text-muted">Een stoel is 32 breed; in een echte zaal is dat ongeveer een halve meter.</p>
        <TrimButton />
      </Section>
      <Section title="Zones">
        <ZonesEditor />
      </Section>
      <FloorPlanSection />
    </div>
  );
}
