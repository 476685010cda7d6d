import { Check, Plus } from "virtual:icons";
import { type ReactNode, useId } from "react";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { makeTool, placeInFreeRoom } from "#modules/editors/hall-editor/state/make-tool.ts";
import { toolHint, type ToolName, toolTitle } from "#modules/editors/hall-editor/state/tool.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { AreaToolFields } from "./areas.tsx";
import { NameField } from "./fields.tsx";
import { FloorPlanSection } from "./floor-plan-section.tsx";
import { RowsToolFields } from "./rows-tool-fields.tsx";
import { CompanionAdvice, SEAT_KIND_OPTIONS } from "./seat-kinds.tsx";
import { TableToolFields } from "./tables.tsx";
import { ZonesEditor, ZoneSelect } from "./zones.tsx";

/** Settings of the tool in use; its element can also be added without a pointer. */
export function ToolPanel() {
  const { tool: name, session, settings, run, pickTool, canvas } = useEditorView();
  const { plan } = useAtomValue(session.editor.stateAtom);
  const tool = makeTool(name, settings, plan);
  const id = useId();
  const Fields = FIELDS[name];
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-lg">
          {toolTitle(name)}
        </h2>
        <p className="text-muted">{toolHint(name)}</p>
      </div>
      {"place" in tool ? (
        <Button
          variant="secondary"
          icon={<Plus />}
          onClick={() => {
            run(placeInFreeRoom(tool));
            canvas.current?.reveal(session.editor.state().selection);
            pickTool("select");
          }}
        >
          Zet op een vrije plek
        </Button>
      ) : (
        <Button variant="secondary" icon={<Check />} onClick={() => pickTool("select")}>
          Klaar
        </Button>
      )}
      {Fields && <Fields />}
    </section>
  );
}

const FIELDS: Partial<Record<ToolName, () => ReactNode>> = {
  rows: RowsToolFields,
  table: TableToolFields,
  spot: SpotToolFields,
  area: AreaToolFields,
  "seat-kind": SeatKindFields,
  zone: ZonesEditor,
  underlay: FloorPlanSection,
};

function SeatKindFields() {
  const { settings, changeSettings } = useEditorView();
  return (
    <>
      <RadioCards
        legend="Wat worden ze?"
        options={SEAT_KIND_OPTIONS}
        value={settings.seatKind}
        onChange={(seatKind) => changeSettings({ seatKind })}
      />
      <CompanionAdvice />
    </>
  );
}

function SpotToolFields() {
  const { settings, changeSettings } = useEditorView();
  const { spot } = settings;
  return (
    <>
      <NameField
        label="Naam"
        hint="Er komt een nummer achter: Plaats 1, Plaats 2…"
        maxLength={34}
        value={spot.label}
        onChange={(label) => changeSettings({ spot: { ...spot, label } })}
      />
      <RadioCards
        legend="Wat voor plaats?"
        options={SEAT_KIND_OPTIONS}
        value={spot.kind}
        onChange={(kind) => changeSettings({ spot: { ...spot, kind } })}
      />
      <ZoneSelect />
    </>
  );
}
