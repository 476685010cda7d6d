import type { PlanGroup } from "@podium/shared/contracts/hall-plan";
import { MAX_AREA_CAPACITY } from "@podium/shared/halls/hall";
import { setAreas } from "#modules/editors/hall-editor/commands/areas.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { NameField, NumberField, SizeFields } from "./fields.tsx";
import { ZoneSelect } from "./zones.tsx";

const CAPACITY = { label: "Aantal plaatsen", min: 1, max: MAX_AREA_CAPACITY, step: 10 };

export function AreaToolFields() {
  const { settings, changeSettings } = useEditorView();
  const { area } = settings;
  return (
    <>
      <NameField
        label="Naam"
        hint="Zo staat het op de tickets. Een tweede vak krijgt er een nummer achter."
        maxLength={34}
        value={area.label}
        onChange={(label) => changeSettings({ area: { ...area, label } })}
      />
      <NumberField
        {...CAPACITY}
        value={area.capacity}
        onChange={(capacity) => changeSettings({ area: { ...area, capacity } })}
      />
      <ZoneSelect />
    </>
  );
}

/** How many places the selected areas have each; size and turn of a single one. */
export function AreasSection({ areas }: { areas: readonly PlanGroup[] }) {
  const { session, run } = useEditorView();
  const done = session.editor.endGesture;
  const ids = areas.map(({ id }) => id);
  const change = (part: Parameters<typeof setAreas>[1]): boolean =>
    run(setAreas(ids, part), { gesture: `area-${Object.keys(part).join()}` });
  const [first, ...others] = areas;
  if (!first) return null;
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <NumberField
        {...CAPACITY}
        value={first.capacity ?? 0}
        onChange={(capacity) => change({ capacity })}
        onDone={done}
      />
      {others.length === 0 && (
        <>
          <NumberField
            label="Draaiing"
            value={first.turn ?? 0}
            min={-180}
            max={180}
            step={5}
            onChange={(turn) => change({ turn })}
            onDone={done}
          />
          <SizeFields width={first.width ?? 0} height={first.height ?? 0} step={10} onChange={change} onDone={done} />
        </>
      )}
    </div>
  );
}
