import type { PlanDecor } from "@podium/shared/contracts/hall-plan";
import { setDecor } from "#modules/editors/hall-editor/commands/hall.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { NameField } from "./name-field.tsx";
import { NumberField } from "./number-field.tsx";
import { SizeFields } from "./size-fields.tsx";

/** Text, size and turn of one decor. */
export function DecorSection({ decor, index }: { decor: PlanDecor; index: number }) {
  const { session, run } = useEditorView();
  const done = session.editor.endGesture;
  const change = (part: Parameters<typeof setDecor>[1]): boolean =>
    run(setDecor(index, part), { gesture: `decor-${Object.keys(part).join()}` });
  return (
    <>
      <NameField
        key={index}
        label="Tekst"
        optional={decor.kind !== "text"}
        maxLength={60}
        value={decor.label}
        onChange={(label) => run(setDecor(index, { label }))}
      />
      <div className="grid grid-cols-3 items-start gap-3">
        <SizeFields width={decor.width} height={decor.height} onChange={change} onDone={done} />
        <NumberField
          label="Draaiing"
          value={decor.turn ?? 0}
          min={-180}
          max={180}
          step={5}
          onChange={(turn) => change({ turn })}
          onDone={done}
        />
        {decor.kind === "rail" && (
          <NumberField
            label="Bocht"
            value={decor.bend ?? 0}
            min={-1000}
            max={1000}
            step={4}
            onChange={(bend) => change({ bend })}
            onDone={done}
          />
        )}
      </div>
    </>
  );
}
