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

/** The last time not everything could be saved: one goes on with it, or leaves it. */
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
