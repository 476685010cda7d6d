import { Button } from "#ui/button.tsx";
import { ChoiceDialog } from "#ui/choice-dialog.tsx";
import type { DocumentDraft } from "./document.ts";
import { changedText } from "./document-words.ts";
import type { Unsaved } from "./unsaved.ts";

interface ResumeDialogProps<Content> {
  draft: DocumentDraft<Content>;
  unsaved: Unsaved<Content>;
  onChoose: (unsaved: Unsaved<Content> | null) => void;
}

/** Asks whether to resume the changes that could not be saved last time, or to drop them. */
export function ResumeDialog<Content>({ draft, unsaved, onChoose }: ResumeDialogProps<Content>) {
  return (
    <ChoiceDialog
      title="Er is nog iets niet bewaard"
      choices={
        <>
          <Button variant="secondary" onClick={() => onChoose(null)}>
            De bewaarde tekst openen
          </Button>
          <Button onClick={() => onChoose(unsaved)}>Verder met wat u schreef</Button>
        </>
      }
    >
      <p>
        De vorige keer kon niet alles bewaard worden. Op dit toestel staat het nog.
        {unsaved.revision < draft.revision && ` Intussen schreef iemand hier ook: ${changedText(draft).toLowerCase()}.`}
      </p>
    </ChoiceDialog>
  );
}
