import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceDialog } from "#ui/choice-dialog.tsx";
import { toast } from "#ui/toast.ts";
import { store } from "#platform/state.ts";
import { changedText } from "./document-words.ts";
import type { DocumentSession } from "./session.ts";

/** Lets the user choose a version after somebody else saved; the other version stays recoverable. */
export function ConflictDialog<Content>({ session }: { session: DocumentSession<Content> }) {
  const saving = useAtomValue(session.saver.stateAtom);
  if (saving.status !== "conflict") return null;
  const takeTheirs = (): void => {
    const mine = store.get(session.contentAtom);
    session.takeTheirs();
    toast.info("U schrijft nu verder in de andere tekst.", {
      duration: 30_000,
      action: { label: "Toch de mijne", onClick: () => session.change(() => mine) },
    });
  };
  return (
    <ChoiceDialog
      title="Iemand anders schreef dit ook"
      choices={
        <>
          <Button variant="secondary" onClick={takeTheirs}>
            De andere nemen
          </Button>
          <Button onClick={session.saver.keepMine}>Mijn tekst houden</Button>
        </>
      }
    >
      <p>
        {changedText(saving.theirs)}, terwijl u hier schreef. Welke tekst blijft? Neemt u de andere, dan kunt u uw eigen
        tekst daarna nog terughalen. Spreek best even af wie verder schrijft.
      </p>
    </ChoiceDialog>
  );
}
