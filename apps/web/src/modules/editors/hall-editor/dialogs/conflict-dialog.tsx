import type { HallDraft } from "@podium/shared/contracts/halls";
import { Download } from "virtual:icons";
import { savePlanFile } from "#entities/halls/plan-file.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceDialog } from "#ui/choice-dialog.tsx";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { TwoDrawings } from "./two-drawings.tsx";

/** Lets the user choose a version after somebody else saved; the other one is not lost. */
export function ConflictDialog({ theirs }: { theirs: HallDraft }) {
  const { session } = useEditorView();
  const { plan } = useAtomValue(session.editor.stateAtom);
  return (
    <ChoiceDialog
      title="Iemand anders bewaarde deze zaal ook"
      choices={
        <>
          <Button variant="quiet" icon={<Download />} onClick={() => savePlanFile(plan)}>
            De mijne als bestand
          </Button>
          <Button variant="secondary" onClick={session.takeTheirs}>
            De andere openen
          </Button>
          <Button onClick={session.saver.keepMine}>Die van mij bewaren</Button>
        </>
      }
    >
      <p>
        Terwijl u tekende, bewaarde iemand anders een andere versie. Welke blijft? Opent u de andere, dan haalt u de uwe
        met ‘Ongedaan maken’ terug.
      </p>
      <TwoDrawings
        drawings={[
          { title: "Die van u", plan },
          { title: "De andere", plan: theirs.plan },
        ]}
      />
    </ChoiceDialog>
  );
}
