import type { ResumeQuestion } from "#forms/drafts/draft-editor.tsx";
import { ConflictDialog, ResumeDialog } from "#forms/drafts/version-dialogs.tsx";
import { store } from "#platform/state.ts";
import { toast } from "#ui/toast.ts";
import { changedText } from "./document-state.tsx";
import type { DocumentDraft } from "./document.ts";
import type { DocumentSession } from "./session.ts";

export function ResumeText<Content>({ draft, ...question }: ResumeQuestion<DocumentDraft<Content>, Content>) {
  return (
    <ResumeDialog {...question} own="Verder met wat u schreef" other="De bewaarde tekst openen">
      <p>
        De vorige keer kon niet alles bewaard worden. Op dit toestel staat het nog.
        {question.unsaved.revision < draft.revision &&
          ` Intussen schreef iemand hier ook: ${changedText(draft).toLowerCase()}.`}
      </p>
    </ResumeDialog>
  );
}

export function TextConflict<Content>({ session }: { session: DocumentSession<Content> }) {
  const onTheirs = (): void => {
    const mine = store.get(session.contentAtom);
    toast.info("U schrijft nu verder in de andere tekst.", {
      duration: 30_000,
      action: { label: "Toch de mijne", onClick: () => session.change(() => mine) },
    });
  };
  return (
    <ConflictDialog
      session={session}
      title="Iemand anders schreef dit ook"
      own="Mijn tekst houden"
      other="De andere nemen"
      onTheirs={onTheirs}
    >
      {(theirs) => (
        <p>
          {changedText(theirs)}, terwijl u hier schreef. Welke tekst blijft? Neemt u de andere, dan kunt u uw eigen
          tekst daarna nog terughalen. Spreek best even af wie verder schrijft.
        </p>
      )}
    </ConflictDialog>
  );
}
