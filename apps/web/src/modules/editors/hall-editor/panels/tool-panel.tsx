import { Check, Plus } from "virtual:icons";
import { type ReactNode, useId } from "react";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { placeInFreeRoom } from "#modules/editors/hall-editor/state/free-room.ts";
import { makeTool } from "#modules/editors/hall-editor/state/make-tool.ts";
import type { ToolName } from "#modules/editors/hall-editor/state/tool.ts";
import { toolHint, toolTitle } from "#modules/editors/hall-editor/state/tool-words.ts";
import { FloorPlanSection } from "./floor-plan-section.tsx";
import { CompanionAdvice } from "./companion-advice.tsx";
import { RowsToolFields } from "./rows-tool-fields.tsx";
import { SEAT_KIND_OPTIONS } from "./seat-kind-options.ts";
import { SpotToolFields } from "./spot-tool-fields.tsx";
import { TableToolFields } from "./table-tool-fields.tsx";
import { ZonesEditor } from "./zones-editor.tsx";

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

/** Settings by tool, for tools that have any. */
const FIELDS: Partial<Record<ToolName, () => ReactNode>> = {
  rows: RowsToolFields,
  table: TableToolFields,
  spot: SpotToolFields,
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
