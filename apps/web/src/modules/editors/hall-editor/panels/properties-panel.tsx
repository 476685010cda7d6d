import { CircleDot, ImageUp, Rows3 } from "virtual:icons";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { SelectionPanel } from "./selection-panel.tsx";
import { ToolPanel } from "./tool-panel.tsx";

export function PropertiesPanel() {
  const { tool, session } = useEditorView();
  const { plan, selection } = useAtomValue(session.editor.stateAtom);
  if (tool !== "select" && tool !== "lasso" && tool !== "pan") return <ToolPanel />;
  if (selection.size > 0) return <SelectionPanel />;
  if (plan.groups.length === 0) return <FirstSteps />;
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-lg">Niets gekozen</h2>
      <p className="text-muted">Klik op een rij, een tafel of iets anders op de tekening om het te veranderen.</p>
      <ul className="list-disc space-y-1 pl-5 text-muted">
        <li>Dubbelklik op een rij of tafel om één stoel te kiezen.</li>
        <li>Sleep over de tekening om veel tegelijk te kiezen.</li>
        <li>Kies een gereedschap om iets toe te voegen.</li>
        <li>Vergist u zich? Maak het ongedaan met de pijl bovenaan.</li>
      </ul>
    </div>
  );
}

function FirstSteps() {
  const { pickTool, openTab } = useEditorView();
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-lg">Zo begint u</h2>
      <p className="text-muted">Zet eerst de stoelen. Al de rest kan later.</p>
      <Button variant="secondary" icon={<Rows3 />} onClick={() => pickTool("rows")}>
        Rijen zetten
      </Button>
      <Button variant="secondary" icon={<CircleDot />} onClick={() => pickTool("table")}>
        Tafels zetten
      </Button>
      <Button variant="quiet" icon={<ImageUp />} onClick={() => openTab("hall")}>
        Ik heb een grondplan om over te tekenen
      </Button>
    </div>
  );
}
