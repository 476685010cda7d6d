import type { HallDraft } from "@podium/shared/contracts/halls";
import { Download } from "virtual:icons";
import { savePlanFile } from "#entities/halls/plan-file.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceDialog } from "#ui/choice-dialog.tsx";
import type { UnsavedDrawing } from "#modules/editors/hall-editor/state/unsaved-drawing.ts";
import { TwoDrawings } from "./two-drawings.tsx";

interface ResumeDialogProps {
  draft: HallDraft;
  unsaved: UnsavedDrawing;
  onChoose: (unsaved: UnsavedDrawing | null) => void;
}

/** Asks whether to resume the changes that could not be saved last time, or to drop them. */
export function ResumeDialog({ draft, unsaved, onChoose }: ResumeDialogProps) {
  return (
    <ChoiceDialog
      title="Er is nog iets niet bewaard"
      choices={
        <>
          <Button variant="quiet" icon={<Download />} onClick={() => savePlanFile(unsaved.plan)}>
            Als bestand
          </Button>
          <Button variant="secondary" onClick={() => onChoose(null)}>
            De bewaarde openen
          </Button>
          <Button onClick={() => onChoose(unsaved)}>Verder met wat u tekende</Button>
        </>
      }
    >
      <p>
        De vorige keer was er geen verbinding om alles te bewaren. Op dit toestel staat het nog.
        {unsaved.revision < draft.revision && " Intussen bewaarde iemand anders deze zaal ook."}
      </p>
      <TwoDrawings
        drawings={[
          { title: "Wat u tekende", plan: unsaved.plan },
          { title: "Bewaard", plan: draft.plan },
        ]}
      />
    </ChoiceDialog>
  );
}
